import { ComingSoonPage } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const comingSoon = (titleKey: string) => {
  const Page = () => {
    const { t } = useTranslation('admin')
    return <ComingSoonPage title={t(titleKey)} />
  }
  return Page
}

export const MerchantPage = comingSoon('comingSoon.merchant')
export const PackagesPage = comingSoon('nav.packages')
export const DiscountsPage = comingSoon('nav.discounts')
export const PlansPage = comingSoon('nav.plans')
export const AddPlanPage = comingSoon('comingSoon.addPlan')
export const EditPlanPage = comingSoon('comingSoon.editPlan')
export const FeaturesPage = comingSoon('comingSoon.features')
export const FeatureValuesPage = comingSoon('comingSoon.featureValues')
