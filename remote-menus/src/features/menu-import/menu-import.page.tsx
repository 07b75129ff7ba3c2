import { Skeleton } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { ChosenBrandPage } from '#src/brand/chosen-brand-page.tsx'
import { BrandImport } from './brand-import.tsx'

/** Imports a menu from a spreadsheet, with a check before and an undo after. */
export const MenuImportPage = () => {
  const { t } = useTranslation()
  return (
    <ChosenBrandPage
      title={t('menus:import.title')}
      status={t('menus:import.about')}
      loading={<Skeleton h="10rem" borderRadius="card" aria-label={t('menus:import.loading')} />}
    >
      {serviceProviderId => <BrandImport serviceProviderId={serviceProviderId} />}
    </ChosenBrandPage>
  )
}
