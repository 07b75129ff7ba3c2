import { useTranslation } from 'react-i18next'
import { ChosenBrandPage } from '#src/brand/chosen-brand-page.tsx'
import { BrandFacts } from './brand-facts.tsx'
import { FactsOutline } from './facts-outline.tsx'

/** What the Saudi food authority asks menus to say of each product, and what of it is missing. */
export const FoodFactsPage = () => {
  const { t } = useTranslation()
  return (
    <ChosenBrandPage title={t('menus:law.title')} status={t('menus:law.since')} loading={<FactsOutline />}>
      {serviceProviderId => <BrandFacts serviceProviderId={serviceProviderId} />}
    </ChosenBrandPage>
  )
}
