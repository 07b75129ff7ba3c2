import { useLocation, useNavigate } from '@sufra/shared/router'
import { Stack } from '@sufra/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountLayout } from '#src/account-layout/account-layout.tsx'
import { emailOf } from '#src/account-layout/account-state.ts'
import { CodeStage } from './code-stage.tsx'
import { EmailStage } from './email-stage.tsx'
import { PasswordStage } from './password-stage.tsx'

type Stage =
  | { name: 'email'; isLate: boolean }
  | { name: 'code'; email: string; resendAt: number }
  | { name: 'password'; resetToken: string }

const START: Stage = { name: 'email', isLate: false }

/**
 * Continues only from the code stage of this address: the person may have gone
 * back, or requested a code for another one.
 */
const leadOn =
  (email: string, next: Stage) =>
  (now: Stage): Stage =>
    now.name === 'code' && now.email === email ? next : now

const Stages = () => {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [email, setEmail] = useState(() => emailOf(state))
  const [stage, setStage] = useState<Stage>(START)

  if (stage.name === 'email')
    return (
      <EmailStage
        email={email}
        isLate={stage.isLate}
        onSent={({ emailForOtp, resendIn }) => {
          setEmail(emailForOtp)
          setStage({ name: 'code', email: emailForOtp, resendAt: Date.now() + resendIn * 1000 })
        }}
      />
    )
  if (stage.name === 'code')
    return (
      <CodeStage
        email={stage.email}
        resendAt={stage.resendAt}
        onResendAt={resendAt => setStage(leadOn(stage.email, { ...stage, resendAt }))}
        onPermit={resetToken => setStage(leadOn(stage.email, { name: 'password', resetToken }))}
        onBack={() => setStage(START)}
      />
    )
  return (
    <PasswordStage
      email={email}
      resetToken={stage.resetToken}
      onChanged={() => void navigate('/login', { state: { email, isPasswordChanged: true } })}
      onLate={() => setStage({ name: 'email', isLate: true })}
    />
  )
}

/** Sets a new password for a person who can read the account's mail: address, code, password. */
export const ForgetPasswordPage = () => {
  const { t } = useTranslation('account')
  return (
    <AccountLayout>
      <title>{t('host:pageTitle', { title: t('forget.title') })}</title>
      <Stack gap="4">
        <Stages />
      </Stack>
    </AccountLayout>
  )
}
