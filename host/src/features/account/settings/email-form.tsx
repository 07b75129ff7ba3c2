import type { ChangeEmailRequest } from '@sufra/shared/contracts/authentication'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { Field, PasswordInput, Stack, TextInput } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useIsStillOpen } from '#src/dialog-state/use-own-close.ts'
import { FormButtons } from './form-buttons.tsx'
import { changeEmail } from './settings.queries.ts'
import type { SentCode } from './settings.queries.ts'

export interface EmailFormProps {
  onSent: (sent: SentCode) => void
  onCancel: () => void
}

export const EmailForm = ({ onSent, onCancel }: EmailFormProps) => {
  const { t } = useTranslation('settings')
  const form = useContractForm<ChangeEmailRequest>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/authentication').then(
        ({ ChangeEmailRequest }) => ChangeEmailRequest,
      ),
    defaultValues: { newEmail: '', password: '' },
  })
  const isStillOpen = useIsStillOpen()
  const send = async (values: ChangeEmailRequest) => {
    const sent = await changeEmail(values)
    if (isStillOpen()) onSent(sent)
  }
  return (
    <form onSubmit={form.submit(send)} noValidate aria-label={t('email.change')}>
      <Stack gap="4">
        <FormProblem problem={form.problem} />
        <Field label={t('email.new')} help={t('email.newHelp')} {...form.field('newEmail')} isRequired>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            {...form.register('newEmail')}
          />
        </Field>
        <Field label={t('password.current')} {...form.field('password')} isRequired>
          <PasswordInput {...form.register('password')} />
        </Field>
        <FormButtons saveLabel={t('email.send')} isBusy={form.isBusy} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
