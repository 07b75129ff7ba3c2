import { useLocation, useNavigate } from '@sufra/shared/router'
import { Stack } from '@sufra/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountLayout } from '#src/frames/account-layout.tsx'
import { emailOf } from '#src/frames/account-state.ts'
import { CodeStage } from './code-stage.tsx'
import { EmailStage } from './email-stage.tsx'
import { PasswordStage } from './password-stage.tsx'

type Stage =
  | { name: 'email'; isLate: boolean }
  | { name: 'code'; resendAt: number }
  | { name: 'password'; resetToken: string }

const START: Stage = { name: 'email', isLate: false }

/** Only from the code: an answer may come when somebody went back to correct the address. */
const leadOn =
  (next: Stage) =>
  (now: Stage): Stage =>
    now.name === 'code' ? next : now

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
          setStage({ name: 'code', resendAt: Date.now() + resendIn * 1000 })
        }}
      />
    )
  if (stage.name === 'code')
    return (
      <CodeStage
        email={email}
        resendAt={stage.resendAt}
        onResendAt={resendAt => setStage(leadOn({ name: 'code', resendAt }))}
        onPermit={resetToken => setStage(leadOn({ name: 'password', resetToken }))}
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

/** A new password for whoever can read the account's mail: address, code, password. */
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
