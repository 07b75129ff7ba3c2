import { Link, useLocation, useNavigate } from '@sufra/shared/router'
import { Stack, Text, TextLink } from '@sufra/shared/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountHead } from '#src/account-layout/account-head.tsx'
import { AccountLayout } from '#src/account-layout/account-layout.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { INVITE_HASH, readInviteToken } from './invite-token.ts'
import { SignUpForm } from './sign-up-form.tsx'

/**
 * Returns the invitation token. Removes it from the address bar at once, so that no screenshot or bookmark contains
 * it. The history entry keeps it for a reload.
 */
const useInviteToken = (): string | null => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const inviteToken = readInviteToken({ hash, state })
  useEffect(() => {
    if (hash.startsWith(INVITE_HASH))
      void navigate({ pathname, search }, { replace: true, state: { inviteToken } })
  }, [hash, inviteToken, navigate, pathname, search])
  return inviteToken
}

const OwnAccount = () => {
  const { t } = useTranslation('account')
  return (
    <Stack gap="4">
      <AccountHead title={t('signUp.title')}>{t('signUp.subtitle')}</AccountHead>
      <SignUpForm />
      <Text textAlign="center" textStyle="sm13" color="muted">
        {t('signUp.hasAccount')}{' '}
        <TextLink asChild>
          <Link to="/login">{t('signUp.signIn')}</Link>
        </TextLink>
      </Text>
    </Stack>
  )
}

/** Creates an account or, with an invitation link, joins the account of a merchant. */
export const SignUpPage = () => {
  const { t } = useTranslation('account')
  const inviteToken = useInviteToken()
  return (
    <AccountLayout>
      <title>{t('host:pageTitle', { title: t(inviteToken ? 'invitation.title' : 'signUp.title') })}</title>
      {inviteToken ? <InvitationPanel inviteToken={inviteToken} /> : <OwnAccount />}
    </AccountLayout>
  )
}
