import { refreshSession } from '@sufra/shared/api'
import type { SessionUser } from '@sufra/shared/contracts/authentication'
import { Bdi, Button, Stack, Text } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeEntry } from '#src/code-entry/code-entry.tsx'
import { AddressLine } from '#src/bidi-text/address-line.tsx'
import { isolateBidi } from '#src/bidi-text/isolate-bidi.ts'
import { useOwnClose } from '#src/dialog-state/use-own-close.ts'
import { CurrentValue } from './current-value.tsx'
import { EmailForm } from './email-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { confirmEmail, profileQuery, resendEmailCode } from './settings.queries.ts'
import type { SentCode } from './settings.queries.ts'
import { useReturnFocus } from './use-return-focus.ts'

interface EmailCodeProps {
  userId: number
  sent: SentCode
  onDone: () => void
  onCancel: () => void
}

const EmailCode = ({ userId, sent: { email, resendAt }, onDone, onCancel }: EmailCodeProps) => {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const [nextAt, setNextAt] = useState(resendAt)
  const closeOwn = useOwnClose(true, onDone)
  const confirm = async (code: string) => {
    await confirmEmail({ userId, email, code })
    toast({ kind: 'success', text: t('email.changed', { email: isolateBidi(email) }) })
    closeOwn()
    void queryClient.invalidateQueries(profileQuery)
    // The password dialog uses the address in the token.
    refreshSession().catch(() => undefined)
  }
  return (
    <Stack gap="3" maxW="360px">
      <Text color="muted">
        {t('account:code.sentTo')} <AddressLine email={email} />
      </Text>
      <CodeEntry
        confirm={confirm}
        resend={() => resendEmailCode({ userId, email })}
        resendAt={nextAt}
        onResendAt={setNextAt}
      />
      <Button variant="ghost" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Stack>
  )
}

/** E-mail address for sign-in. A change needs the password and a code sent to the new address. */
export const EmailSection = ({ profile }: { profile: SessionUser }) => {
  const { t } = useTranslation('settings')
  const [step, setStep] = useState<'none' | 'form' | SentCode>('none')
  const button = useReturnFocus(step === 'none')
  const close = () => setStep('none')
  return (
    <SettingsSection anchor="email" title={t('email.title')} text={t('email.text')}>
      {step === 'none' && (
        <CurrentValue
          ref={button}
          value={<Bdi>{profile.email}</Bdi>}
          changeLabel={t('email.change')}
          onChange={() => setStep('form')}
        />
      )}
      {step === 'form' && <EmailForm onSent={setStep} onCancel={close} />}
      {typeof step === 'object' && (
        <EmailCode userId={profile.id} sent={step} onDone={close} onCancel={close} />
      )}
    </SettingsSection>
  )
}
