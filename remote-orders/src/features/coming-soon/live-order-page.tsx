import { ComingSoonPage } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

export const LiveOrderPage = () => {
  const { t } = useTranslation('orders')
  return <ComingSoonPage title={t('nav.liveOrders')} />
}
