import { FormProblem } from '@sufra/shared/forms'
import { Button, Field, Stack, TextInput } from '@sufra/shared/ui'
import { PhoneInput } from '@sufra/shared/ui/forms'
import { useTranslation } from 'react-i18next'
import { NewPasswordFields } from '#src/new-password/new-password-fields.tsx'
import { EmailField } from './email-field.tsx'
import { TermsField } from './terms-field.tsx'
import { useSignUpForm } from './use-sign-up-form.ts'

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
