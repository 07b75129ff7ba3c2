import { Link } from '@sufra/shared/router'
import { Stack, Text, TextLink } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { AccountHead } from '#src/account-layout/account-head.tsx'
import { AccountLayout } from '#src/account-layout/account-layout.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useInviteToken } from './use-invite-token.ts'

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
