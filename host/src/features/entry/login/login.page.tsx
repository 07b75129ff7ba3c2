import { Link, useLocation } from '@sufra/shared/router'
import { hasPendingSignUp } from '@sufra/shared/session'
import { Banner, Stack, Text, TextLink } from '@sufra/shared/ui'
import { CircleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountHead } from '#src/account-layout/account-head.tsx'
import { AccountLayout } from '#src/account-layout/account-layout.tsx'
import { isPasswordChanged } from '#src/account-layout/account-state.ts'
import { LoginForm } from './login-form.tsx'

const never = () => () => undefined
const unknown = () => false

/** Explains the arrival from another account screen: a changed password, or a sign-up that awaits its code. */
const LoginNotice = () => {
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

export const LoginPage = () => {
  const { t } = useTranslation('host')
  return (
    <AccountLayout>
      <title>{t('pageTitle', { title: t('login.submit') })}</title>
      <Stack gap="4">
        <AccountHead title={t('login.title')}>{t('login.subtitle')}</AccountHead>
        <LoginNotice />
        <LoginForm />
        <Text textAlign="center" textStyle="sm13" color="muted">
          {t('login.noAccount')}{' '}
          <TextLink asChild>
            <Link to="/signup">{t('login.signUp')}</Link>
          </TextLink>
        </Text>
      </Stack>
    </AccountLayout>
  )
}
