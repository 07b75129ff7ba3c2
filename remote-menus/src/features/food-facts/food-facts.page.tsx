import { useTranslation } from 'react-i18next'
import { ChosenBrandPage } from '#src/brand/chosen-brand-page.tsx'
import { BrandFacts } from './brand-facts.tsx'
import { FactsOutline } from './facts-outline.tsx'

/** Facts that the Saudi Food and Drug Authority requires for each product, and the missing ones. */
export const FoodFactsPage = () => {
  const { t } = useTranslation()
  return (
    <ChosenBrandPage title={t('menus:law.title')} status={t('menus:law.since')} loading={<FactsOutline />}>
      {serviceProviderId => <BrandFacts serviceProviderId={serviceProviderId} />}
    </ChosenBrandPage>
  )
}
