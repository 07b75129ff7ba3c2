import { api, refreshSession } from '@sufra/shared/api'
import type { AccountCloseRequest } from '@sufra/shared/contracts/account-closing'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { Button, Field, Flex, PasswordInput, Stack, TextInput } from '@sufra/shared/ui'
import { TextArea } from '@sufra/shared/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { closingQuery } from '#src/merchant/closing.queries.ts'

/** Closes the account. A fresh token updates every screen. */
const useCloseAccount = () => {
  const queryClient = useQueryClient()
  return async (request: AccountCloseRequest): Promise<void> => {
    try {
      await api.post('/api/Account/Close', { body: request })
    } catch (error) {
      // The account may be closed although the response was lost.
      void queryClient.invalidateQueries(closingQuery)
      throw error
    }
    await refreshSession().catch(() => undefined)
    await queryClient.invalidateQueries()
  }
}

export interface CloseFormProps {
  /** Name of the merchant, which the person has to type. */
  name: string
  onClosed: () => void
  onCancel: () => void
}

/** Requires the merchant's name and the password, so that nobody closes the account by accident. */
export const CloseForm = ({ name, onClosed, onCancel }: CloseFormProps) => {
  const { t } = useTranslation('settings')
  const close = useCloseAccount()
  const form = useContractForm<AccountCloseRequest>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/account-closing').then(
        ({ AccountCloseRequest }) => AccountCloseRequest,
      ),
    defaultValues: { name: '', password: '', reason: '' },
  })
  const send = async (request: AccountCloseRequest) => {
    await close(request)
    onClosed()
  }
  return (
    <form onSubmit={form.submit(send)} noValidate aria-label={t('close.begin')}>
      <Stack gap="4">
        <FormProblem problem={form.problem} />
        <Field
          label={t('close.name')}
          help={t('close.nameHelp', { name: `\u2068${name}\u2069` })}
          {...form.field('name')}
          isRequired
        >
          <TextInput autoComplete="off" autoFocus {...form.register('name')} />
        </Field>
        <Field label={t('password.current')} {...form.field('password')} isRequired>
          <PasswordInput {...form.register('password')} />
        </Field>
        <Field label={t('close.reason')} help={t('close.reasonHelp')} {...form.field('reason')}>
          <TextArea maxLength={500} {...form.register('reason')} />
        </Field>
        <Flex gap="2" wrap="wrap">
          <Button type="submit" variant="dangerSolid" isLoading={form.isBusy}>
            {t('close.confirm')}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
