import { ApiError } from '@sufra/shared/api'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { Button, Stack } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { AccountHead } from '#src/account-layout/account-head.tsx'
import { NewPasswordFields } from '#src/new-password/new-password-fields.tsx'
import { resetPassword } from './forget-password.queries.ts'

interface PasswordStageProps {
  email: string
  resetToken: string
  onChanged: () => void
  /** The permit has expired or was used. */
  onLate: () => void
}

const isLate = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'code_void' || 'resetToken' in error.fieldErrors)

/** The new password. Saving it signs out every device. */
export const PasswordStage = ({ email, resetToken, onChanged, onLate }: PasswordStageProps) => {
  const { t } = useTranslation('account')
  const form = useContractForm({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/authentication').then(
        ({ ResetPasswordRequest }) => ResetPasswordRequest,
      ),
    defaultValues: { newPassword: '', confirmPassword: '' },
    prepare: values => ({ ...values, resetToken }),
  })
  const handleSubmit = form.submit(async values => {
    try {
      await resetPassword({ ...values, resetToken })
    } catch (error) {
      if (!isLate(error)) throw error
      return onLate()
    }
    onChanged()
  })
  return (
    <>
      <AccountHead title={t('forget.newTitle')}>{t('forget.newSubtitle')}</AccountHead>
      <form onSubmit={handleSubmit} noValidate aria-label={t('forget.newTitle')}>
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Stack gap="4">
          <NewPasswordFields
            value={form.watch('newPassword')}
            label={t('forget.newPassword')}
            password={{ ...form.register('newPassword'), autoFocus: true }}
            confirmation={form.register('confirmPassword')}
            passwordError={form.field('newPassword').error}
            confirmationError={form.field('confirmPassword').error}
          />
          <FormProblem problem={form.problem} />
          <Button type="submit" size="lg" isLoading={form.isBusy} w="full">
            {t('forget.save')}
          </Button>
        </Stack>
      </form>
    </>
  )
}
