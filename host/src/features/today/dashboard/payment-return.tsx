import { Banner } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

/**
 * Tells somebody who comes back from the payment page where the truth will stand. The address alone proves nothing, so it never
 * says that a payment succeeded.
 */
export const PaymentReturn = ({ search }: { search: string }) => {
  const { t } = useTranslation('dashboard')
  if (!new URLSearchParams(search).has('successpayment')) return null
  return <Banner tone="neutral">{t('paymentReturn')}</Banner>
}
