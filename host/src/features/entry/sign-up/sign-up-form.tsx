import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { useLanguage } from '@sufra/shared/i18n'
import { useLocation, useNavigate } from '@sufra/shared/router'
import { startCodeEntry } from '@sufra/shared/session'
import { Button, Field, Stack, TextInput } from '@sufra/shared/ui'
import { PhoneInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { useIsStillOpen } from '#src/dialog-state/use-own-close.ts'
import { NewPasswordFields } from '#src/new-password/new-password-fields.tsx'
import { EmailField } from './email-field.tsx'
import { signUp } from './sign-up.queries.ts'
import { TermsField } from './terms-field.tsx'

const EMPTY = {
  name: '',
  email: '',
  phone: '',
  accountName: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
}

/** State of the sign-up form. A success leads to the code screen. */
const useSignUpForm = () => {
  const { language } = useLanguage()
  const { search } = useLocation()
  const navigate = useNavigate()
  const isStillOpen = useIsStillOpen()
  const form = useContractForm({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/authentication').then(
        ({ SignUpRequest }) => SignUpRequest,
      ),
    defaultValues: EMPTY,
    prepare: values => ({ ...values, lang: language }),
  })
  const handleSubmit = form.submit(async values => {
    // The contract requires the accepted terms.
    const sent = await signUp({ ...values, acceptTerms: true, lang: language })
    startCodeEntry({ ...sent, purpose: 'SignUp', rememberMe: true })
    if (isStillOpen()) void navigate({ pathname: '/otp', search })
  })
  return { form, handleSubmit }
}

export const SignUpForm = () => {
  const { t } = useTranslation('account')
  const { form, handleSubmit } = useSignUpForm()
  const { register, field } = form
  const [email, password] = form.watch(['email', 'password'])
  return (
    <form onSubmit={handleSubmit} noValidate aria-label={t('signUp.title')}>
      <Stack gap="4">
        <Field label={t('signUp.name')} {...field('name')} isRequired>
          <TextInput autoComplete="name" autoFocus {...register('name')} />
        </Field>
        <Field label={t('signUp.accountName')} {...field('accountName')} isRequired>
          <TextInput autoComplete="organization" {...register('accountName')} />
        </Field>
        <EmailField
          input={register('email')}
          value={email}
          isRefused={form.formState.errors.email?.type === 'server'}
          {...field('email')}
        />
        <PhoneInput
          label={t('signUp.phone')}
          help={t('signUp.phoneHelp')}
          isRequired
          {...form.bind('phone')}
          {...field('phone')}
        />
        <NewPasswordFields
          value={password}
          password={register('password')}
          confirmation={register('confirmPassword')}
          passwordError={field('password').error}
          confirmationError={field('confirmPassword').error}
        />
        <TermsField input={register('acceptTerms')} {...field('acceptTerms')} />
        <FormProblem problem={form.problem} />
        <Button type="submit" size="lg" isLoading={form.isBusy} w="full">
          {t('signUp.submit')}
        </Button>
      </Stack>
    </form>
  )
}
