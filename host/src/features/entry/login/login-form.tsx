import { useFormat } from '@sufra/shared/i18n'
import { Link, useLocation } from '@sufra/shared/router'
import {
  Banner,
  Button,
  Checkbox,
  Field,
  Flex,
  PasswordInput,
  Stack,
  TextInput,
  TextLink,
} from '@sufra/shared/ui'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailOf } from '#src/account-layout/account-state.ts'
import type { LoginProblem } from './login-errors.ts'
import { useLoginForm } from './use-login-form.ts'

const LoginProblemText = ({ problem }: { problem: LoginProblem }) => {
  const { t } = useTranslation('host')
  const format = useFormat()
  return (
    <Banner tone="error" icon={<CircleAlert size={18} aria-hidden />}>
      {t(`login.errors.${problem.key}`, { wait: format.duration(problem.wait * 1000) })}
    </Banner>
  )
}

/** Passes the address on as it is at the time of the press: a password manager fills it without an event. */
const ForgotLink = ({ readEmail }: { readEmail: () => string }) => {
  const { t } = useTranslation('host')
  const [email, setEmail] = useState('')
  const read = () => setEmail(readEmail())
  return (
    <TextLink asChild>
      <Link to="/forgetPassword" state={{ email }} onFocus={read} onPointerDown={read}>
        {t('login.forgot')}
      </Link>
    </TextLink>
  )
}

/** E-mail, password, remember me. Uncontrolled, to keep values from a password manager or from early typing. */
export const LoginForm = () => {
  const { t } = useTranslation('host')
  const { form, problem, missing, isBusy, readEmail, handleSubmit } = useLoginForm()
  const email = emailOf(useLocation().state)
  return (
    // `method="dialog"` does nothing by itself: a submit before the application loads
    // must not put the password into the address.
    <form ref={form} method="dialog" onSubmit={handleSubmit} noValidate aria-label={t('login.title')}>
      <Stack gap="4">
        {problem && <LoginProblemText problem={problem} />}
        <Field label={t('login.email')} error={missing.email ? t('login.errors.email') : undefined}>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={email}
            autoFocus={email === ''}
          />
        </Field>
        <Field label={t('login.password')} error={missing.password ? t('login.errors.password') : undefined}>
          <PasswordInput name="password" autoFocus={email !== ''} />
        </Field>
        <Flex justifyContent="space-between" alignItems="center" textStyle="sm13">
          <Checkbox name="rememberMe" label={t('login.rememberMe')} defaultChecked />
          <ForgotLink readEmail={readEmail} />
        </Flex>
        <Button type="submit" size="lg" isLoading={isBusy} w="full">
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  )
}
