import type { ChangePasswordRequest, SessionUser } from '@sufra/shared/contracts/authentication'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { Field, PasswordInput, Stack } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewPasswordFields } from '#src/new-password/new-password-fields.tsx'
import { useOwnClose } from '#src/dialog-state/use-own-close.ts'
import { CurrentValue } from './current-value.tsx'
import { FormButtons } from './form-buttons.tsx'
import { SettingsSection } from './settings-section.tsx'
import { changePassword, devicesQuery } from './settings.queries.ts'
import { useReturnFocus } from './use-return-focus.ts'

const EMPTY: ChangePasswordRequest = { currentPassword: '', newPassword: '', confirmPassword: '' }
const DOTS = '••••••••'

interface PasswordFormProps {
  email: string
  onClose: () => void
}

const PasswordForm = ({ email, onClose }: PasswordFormProps) => {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const closeOwn = useOwnClose(true, onClose)
  const form = useContractForm<ChangePasswordRequest>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/authentication').then(
        ({ ChangePasswordRequest }) => ChangePasswordRequest,
      ),
    defaultValues: EMPTY,
  })
  const save = async (values: ChangePasswordRequest) => {
    await changePassword(values)
    toast({ kind: 'success', text: t('password.changed') })
    void queryClient.invalidateQueries(devicesQuery)
    closeOwn()
  }
  return (
    <form onSubmit={form.submit(save)} noValidate aria-label={t('password.change')}>
      <Stack gap="4">
        <FormProblem problem={form.problem} />
        {/* Tells a password manager whose password changes. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label={t('password.current')} {...form.field('currentPassword')} isRequired>
          <PasswordInput autoFocus {...form.register('currentPassword')} />
        </Field>
        <NewPasswordFields
          label={t('password.new')}
          value={form.watch('newPassword')}
          password={form.register('newPassword')}
          confirmation={form.register('confirmPassword')}
          passwordError={form.field('newPassword').error}
          confirmationError={form.field('confirmPassword').error}
        />
        <FormButtons saveLabel={t('password.save')} isBusy={form.isBusy} onCancel={onClose} />
      </Stack>
    </form>
  )
}

/** Changes the password. Warns first that other devices are signed out. */
export const PasswordSection = ({ profile }: { profile: SessionUser }) => {
  const { t } = useTranslation('settings')
  const [isOpen, setIsOpen] = useState(false)
  const button = useReturnFocus(!isOpen)
  return (
    <SettingsSection anchor="password" title={t('password.title')} text={t('password.text')}>
      {isOpen ? (
        <PasswordForm email={profile.email} onClose={() => setIsOpen(false)} />
      ) : (
        <CurrentValue
          ref={button}
          value={<span aria-hidden>{DOTS}</span>}
          changeLabel={t('password.change')}
          onChange={() => setIsOpen(true)}
        />
      )}
    </SettingsSection>
  )
}
