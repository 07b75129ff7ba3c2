import { api } from '@sufra/shared/api'
import type { ResendRequest } from '@sufra/shared/contracts/authentication'
import { Link } from '@sufra/shared/router'
import { startSession, useCodeEntryState, useSession } from '@sufra/shared/session'
import { Stack, Text, TextLink } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { CodeEntry } from '#src/code-entry/code-entry.tsx'
import { confirmSignIn } from '#src/code-entry/confirm-sign-in.ts'
import { AccountHead } from '#src/account-layout/account-head.tsx'
import { AccountLayout } from '#src/account-layout/account-layout.tsx'
import { AddressLine } from '#src/bidi-text/address-line.tsx'

/** Sends another code; resolves with the seconds until the next one is allowed. */
const resendCode = async (request: ResendRequest): Promise<number> => {
  const { resendIn } = await api.post('/api/Authentication/ResendVerificationCode', {
    body: request,
  })
  return resendIn
}

const Waiting = ({ email }: { email: string }) => {
  const { t } = useTranslation('account')
  const userId = useSession(state => state.userId)
  const { purpose, rememberMe, resendAt } = useCodeEntryState()

  // The guard of /otp redirects to the person's onboarding step.
  const confirm = async (code: string) =>
    startSession({ answer: await confirmSignIn({ userId, email, code, purpose, rememberMe }), rememberMe })

  return (
    <Stack gap="4">
      <AccountHead title={t('code.title')}>
        {t('code.sentTo')} <AddressLine email={email} />
      </AccountHead>
      <CodeEntry
        confirm={confirm}
        resend={() => resendCode({ userId, email, purpose })}
        resendAt={resendAt}
        onResendAt={moment => useCodeEntryState.setState({ resendAt: moment })}
      />
      <Text textAlign="center" textStyle="sm13" color="muted">
        {t('code.wrongAddress')}{' '}
        <TextLink asChild>
          <Link to={purpose === 'SignUp' ? '/signup' : '/login'}>{t('code.goBack')}</Link>
        </TextLink>
      </Text>
    </Stack>
  )
}

/** Entry of the code for sign-up and sign-in (specification#sessions). */
export const OneTimeCodePage = () => {
  const { t } = useTranslation('account')
  const email = useSession(state => state.emailForOtp)
  return (
    <AccountLayout>
      <title>{t('host:pageTitle', { title: t('code.title') })}</title>
      {email !== null && <Waiting email={email} />}
    </AccountLayout>
  )
}
