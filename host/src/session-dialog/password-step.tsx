import { ApiError } from '@sufra/shared/api'
import type { CodeRequired } from '@sufra/shared/contracts/authentication'
import { FormProblem } from '@sufra/shared/forms'
import { Button, Field, PasswordInput, Stack, Text, TextInput } from '@sufra/shared/ui'
import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { signInAgain } from './sign-in-again.ts'
import { SignOutInstead } from './sign-out-instead.tsx'

// Errors shown at the field, by code.
const ERROR_TEXTS: Record<string, string> = {
  no_password: 'locked.noPassword',
  bad_credentials: 'locked.wrongPassword',
}

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ status: 0, code: 'unknown', cause: error })

export interface PasswordStepProps {
  email: string
  onCodeRequired: (required: CodeRequired) => void
}

const usePasswordForm = ({ email, onCodeRequired }: PasswordStepProps) => {
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (password: string) => {
    setIsBusy(true)
    setProblem(null)
    try {
      const required = await signInAgain({ email, password })
      if (required) onCodeRequired(required)
    } catch (error) {
      setProblem(asApiError(error))
    } finally {
      setIsBusy(false)
    }
  }
  const handleSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault()
    if (isBusy) return
    const password = String(new FormData(submit.currentTarget).get('password') ?? '')
    if (password === '') setProblem(new ApiError({ status: 0, code: 'no_password' }))
    else void send(password)
  }
  return { problem, isBusy, handleSubmit }
}

/** Password entry of the signed-in person; the address is fixed. */
export const PasswordStep = (props: PasswordStepProps) => {
  const { t } = useTranslation('settings')
  const input = useRef<HTMLInputElement>(null)
  const { problem, isBusy, handleSubmit } = usePasswordForm(props)
  const fieldError = problem ? ERROR_TEXTS[problem.code] : undefined
  // After the dialog took the focus, and again after a wrong password.
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [problem])
  return (
    <form onSubmit={handleSubmit} noValidate aria-label={t('locked.title')}>
      <Stack gap="4">
        <Text color="muted">{t('locked.detail')}</Text>
        {!fieldError && <FormProblem problem={problem} texts={{ somebody_else: t('locked.somebodyElse') }} />}
        <Field label={t('locked.email')}>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            value={props.email}
            readOnly
            bg="soft"
          />
        </Field>
        <Field label={t('locked.password')} error={fieldError && t(fieldError)}>
          <PasswordInput ref={input} name="password" />
        </Field>
        <Stack gap="2">
          <Button type="submit" size="lg" isLoading={isBusy}>
            {t('locked.submit')}
          </Button>
          <SignOutInstead />
        </Stack>
      </Stack>
    </form>
  )
}
