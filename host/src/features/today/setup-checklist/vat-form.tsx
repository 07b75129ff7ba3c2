import type { Account } from '@sufra/shared/contracts/account'
import { QueryError } from '@sufra/shared/failures'
import { useContractForm } from '@sufra/shared/forms'
import { useSession } from '@sufra/shared/session'
import { Field, Skeleton, TextInput } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DialogForm } from './dialog-form.tsx'
import { accountQuery, saveVatNumber, withVatNumber } from './setup.queries.ts'

export interface SetupFormProps {
  onSaved: () => Promise<void>
  onCancel: () => void
}

const Form = ({ account, onSaved, onCancel }: SetupFormProps & { account: Account }) => {
  const { t } = useTranslation('onboarding')
  const { register, field, submit, problem, isBusy } = useContractForm<{ vatNumber: string }>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/account').then(
        ({ AccountUpdateRequest }) => AccountUpdateRequest,
      ),
    defaultValues: { vatNumber: account.vatNumber ?? '' },
    prepare: ({ vatNumber }) => withVatNumber(account, vatNumber),
  })
  const save = async ({ vatNumber }: { vatNumber: string }) => {
    await saveVatNumber(account, vatNumber)
    await onSaved()
  }
  return (
    <DialogForm problem={problem} isBusy={isBusy} onSubmit={submit(save)} onCancel={onCancel}>
      <Field label={t('setup.vatNumber')} help={t('setup.vatNumberHelp')} {...field('vatNumber')}>
        <TextInput dir="ltr" data-latin inputMode="numeric" autoComplete="off" {...register('vatNumber')} />
      </Field>
    </DialogForm>
  )
}

/** Form for the VAT number of the own company. */
export const VatForm = (props: SetupFormProps) => {
  const { t } = useTranslation('onboarding')
  const accountId = useSession(state => state.user?.accountId ?? 0)
  const answer = useQuery(accountQuery(accountId))
  const { data: account, isPending } = answer
  if (isPending) return <Skeleton h="160px" />
  if (account) return <Form account={account} {...props} />
  return <QueryError of={answer} title={t('onboarding:steps.failed')} />
}
