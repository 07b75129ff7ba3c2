import { useTranslation } from 'react-i18next'
import { ComingSoonPage } from '@sufra/shared/ui'

export const Page = () => {
  const { t } = useTranslation()
  return <ComingSoonPage title={t('orders:nav.orders')} />
}
