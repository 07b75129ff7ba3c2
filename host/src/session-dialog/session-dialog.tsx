import type { CodeRequired } from '@sufra/shared/contracts/authentication'
import { useIsSessionLocked, useSession } from '@sufra/shared/session'
import { Stack, Text } from '@sufra/shared/ui'
import { Dialog } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeEntry } from '#src/code-entry/code-entry.tsx'
import { AddressLine } from '#src/bidi-text/address-line.tsx'
import { SignOutInstead } from './sign-out-instead.tsx'
import { PasswordStep } from './password-step.tsx'
import { confirmSignInCode, resendSignInCode } from './sign-in-again.ts'

const CodeStep = ({ required }: { required: CodeRequired }) => {
  const { t } = useTranslation('account')
  const [resendAt, setResendAt] = useState(() => Date.now() + required.resendIn * 1000)
  return (
    <Stack gap="4">
      <Text color="muted">
        {t('code.sentTo')} <AddressLine email={required.emailForOtp} />
      </Text>
      <CodeEntry
        confirm={code => confirmSignInCode(required, code)}
        resend={() => resendSignInCode(required)}
        resendAt={resendAt}
        onResendAt={setResendAt}
      />
      <SignOutInstead />
    </Stack>
  )
}

const SignInAgain = () => {
  const email = useSession(state => state.user?.Email ?? '')
  const [required, setRequired] = useState<CodeRequired | null>(null)
  return required ? (
    <CodeStep required={required} />
  ) : (
    <PasswordStep email={email} onCodeRequired={setRequired} />
  )
}

/**
 * Covers the page while the session is locked. It cannot be closed: pending requests continue after the password, or
 * are dropped by a sign-out.
 */
export const SessionDialog = () => {
  const { t } = useTranslation('settings')
  return (
    <Dialog isOpen={useIsSessionLocked()} title={t('locked.title')}>
      <SignInAgain />
    </Dialog>
  )
}
