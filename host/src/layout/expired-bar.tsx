import { Link } from '@sufra/shared/router'
import { useCan, useSession } from '@sufra/shared/session'
import { CreditCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SlimBar } from './slim-bar.ts'

/**
 * Slim bar for people of a merchant with an expired subscription; links to the plans for those who can choose one.
 */
export const ExpiredBar = () => {
  const { t } = useTranslation('host')
  const canPay = useCan('billing.manage')
  // A closing account is read-only too and has its own bar.
  if (!useSession(state => state.user?.isExpired && !state.user.closesAt)) return null
  return (
    <SlimBar role="status">
      <CreditCard size={16} aria-hidden />
      <span>{t('expired.bar')}</span>
      {canPay && <Link to="/subscriptions">{t('expired.pay')}</Link>}
    </SlimBar>
  )
}
