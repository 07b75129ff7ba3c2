import { FormProblem } from '@sufra/shared/forms'
import { Button, Field, Stack } from '@sufra/shared/ui'
import { CodeInput } from '@sufra/shared/ui/forms'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ResendCode } from './resend-code.tsx'
import { useCodeEntry } from './use-code-entry.ts'

export interface CodeEntryProps {
  /** Throws `ApiError`: `code_invalid`, `code_void`, 429, `network_error`. */
  confirm: (code: string) => Promise<void>
  /** Requests another code; resolves with the seconds until the next one is allowed. */
  resend: () => Promise<number>
  /** Time of the next allowed request, in milliseconds of this device's clock. */
  resendAt: number
  onResendAt: (moment: number) => void
}

/**
 * Entry of the code from the e-mail. Checks the code as soon as it is complete and offers another one later. Texts:
 * area `account`.
 */
export const CodeEntry = ({ confirm, resend, resendAt, onResendAt }: CodeEntryProps) => {
  const { t } = useTranslation('account')
  const { input, code, type, fieldError, problem, isBusy, ...entry } = useCodeEntry(confirm)
  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault()
    entry.handleSubmit()
  }
  return (
    <form onSubmit={handleSubmit} noValidate aria-label={t('code.label')}>
      <Stack gap="4">
        <Field
          label={t('code.label')}
          help={t('code.help')}
          error={fieldError ? t(`code.errors.${fieldError}`) : undefined}
        >
          <CodeInput
            ref={input}
            name="code"
            autoFocus
            value={code}
            onChange={type}
            onComplete={whole => void entry.send(whole)}
            isBusy={isBusy}
          />
        </Field>
        <FormProblem problem={problem} />
        <Button type="submit" size="lg" w="full" isLoading={isBusy}>
          {t('code.submit')}
        </Button>
        <ResendCode
          resendAt={resendAt}
          resend={resend}
          onResendAt={onResendAt}
          onSent={entry.startAnew}
          onProblem={entry.setProblem}
        />
      </Stack>
    </form>
  )
}
