import { useTranslation } from 'react-i18next'

/** What the search for a merchant says. */
export const useMerchantLabels = () => {
  const { t } = useTranslation('team')
  return {
    search: t('merchants.search'),
    retry: t('merchants.retry'),
    none: t('merchants.none'),
    found: t('merchants.found'),
  }
}
