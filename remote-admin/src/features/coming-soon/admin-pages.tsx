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
