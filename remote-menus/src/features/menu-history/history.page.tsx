import { Skeleton } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { ChosenBrandPage } from '#src/brand/chosen-brand-page.tsx'
import { MenuHistory } from './menu-history.tsx'

/** What happened to a menu, and the way back to how it was. */
export const MenuHistoryPage = () => {
  const { t } = useTranslation()
  return (
    <ChosenBrandPage title={t('menus:history.title')} loading={<Skeleton h="20rem" borderRadius="card" />}>
      {serviceProviderId => <MenuHistory serviceProviderId={serviceProviderId} />}
    </ChosenBrandPage>
  )
}
