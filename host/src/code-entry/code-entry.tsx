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
  /** Asks for another code; gives the seconds until the next one. */
  resend: () => Promise<number>
  /** When that is allowed, in milliseconds of this device's clock. */
  resendAt: number
  onResendAt: (moment: number) => void
}

/** The code that was sent by e-mail: checked as soon as it is whole, asked for again after a while. Texts: area `account`. */
export const CodeEntry = ({ confirm, resend, resendAt, onResendAt }: CodeEntryProps) => {
  const { t } = useTranslation('account')
  const { input, code, type, mistake, problem, isBusy, ...entry } = useCodeEntry(confirm)
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
          error={mistake ? t(`code.mistakes.${mistake}`) : undefined}
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
