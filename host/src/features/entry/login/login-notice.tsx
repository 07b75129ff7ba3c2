import { useLocation } from '@sufra/shared/router'
import { hasPendingSignUp } from '@sufra/shared/session'
import { Banner } from '@sufra/shared/ui'
import { CircleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { isPasswordChanged } from '#src/account-layout/account-state.ts'

const never = () => () => undefined
const unknown = () => false

/** Explains the arrival from another account screen: a changed password, or a sign-up that awaits its code. */
export const LoginNotice = () => {
  const { t } = useTranslation('host')
  const { state } = useLocation()
  // The prerendered page does not contain this browser's state.
  const isWaiting = useSyncExternalStore(never, hasPendingSignUp, unknown)
  if (isPasswordChanged(state)) return <Banner tone="neutral">{t('login.passwordChanged')}</Banner>
  if (!isWaiting) return null
  return (
    <Banner tone="pending" icon={<CircleAlert size={18} aria-hidden />}>
      {t('login.waitingForCode')}
    </Banner>
  )
}
