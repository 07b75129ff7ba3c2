import { Link } from '@sufra/shared/router'
import { useCan, useSession } from '@sufra/shared/session'
import { CreditCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SlimBar } from './slim-bar.ts'

/** A slim bar for people of a merchant whose subscription is over, with the way to a plan for those who decide about it. */
export const ExpiredBar = () => {
  const { t } = useTranslation('host')
  const canPay = useCan('billing.manage')
  // One that closes its account only reads as well, and another bar says so.
  if (!useSession(state => state.user?.isExpired && !state.user.closesAt)) return null
  return (
    <SlimBar role="status">
      <CreditCard size={16} aria-hidden />
      <span>{t('expired.bar')}</span>
      {canPay && <Link to="/subscriptions">{t('expired.pay')}</Link>}
    </SlimBar>
  )
}
