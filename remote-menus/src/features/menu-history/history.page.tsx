import { Skeleton } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { ChosenBrandPage } from '#src/brand/chosen-brand-page.tsx'
import { MenuHistory } from './menu-history.tsx'

/** Change history of a menu, with the option to restore an earlier state. */
export const MenuHistoryPage = () => {
  const { t } = useTranslation()
  return (
    <ChosenBrandPage title={t('menus:history.title')} loading={<Skeleton h="20rem" borderRadius="card" />}>
      {serviceProviderId => <MenuHistory serviceProviderId={serviceProviderId} />}
    </ChosenBrandPage>
  )
}
