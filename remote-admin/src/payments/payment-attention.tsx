import type { PaymentDecision, PaymentRow } from '@sufra/shared/contracts/payment'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { Banner, Button, Field, Stack, TextInput } from '@sufra/shared/ui'
import { SelectInput } from '@sufra/shared/ui/forms'
import { toast } from '@sufra/shared/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useResolve } from './payments.queries.ts'

const DECISIONS = ['kept', 'refundedByHand', 'other'] as const satisfies PaymentDecision[]

interface Values {
  decision: PaymentDecision
  note: string
}

const Decide = ({ id: paymentId }: Pick<PaymentRow, 'id'>) => {
  const { t } = useTranslation()
  const resolve = useResolve()
  const requestOf = (values: Values) => ({ ...values, paymentId })
  const form = useContractForm<Values>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/payment').then(
        ({ PaymentResolveRequest }) => PaymentResolveRequest,
      ),
    defaultValues: { decision: 'kept', note: '' },
    prepare: requestOf,
  })
  const send = form.submit(async values => {
    await resolve(requestOf(values))
    toast({ kind: 'success', text: t('admin:payments.resolve.done') })
  })
  return (
    <form onSubmit={send} noValidate aria-label={t('admin:payments.resolve.title')}>
      <Stack gap="3">
        <FormProblem problem={form.problem} />
        <Field label={t('admin:payments.resolve.decision')} {...form.field('decision')}>
          <SelectInput
            value={form.watch('decision')}
            onChange={event => {
              const decision = DECISIONS.find(each => each === event.target.value)
              if (decision) form.setValue('decision', decision, { shouldDirty: true })
            }}
            options={DECISIONS.map(value => ({
              value,
              label: t(`admin:payments.resolve.decisions.${value}`),
            }))}
          />
        </Field>
        <Field
          label={t('admin:payments.resolve.note')}
          help={t('admin:payments.resolve.noteHelp')}
          {...form.field('note')}
        >
          <TextInput autoComplete="off" {...form.register('note')} />
        </Field>
        <Button type="submit" isLoading={form.isBusy}>
          {t('admin:payments.resolve.confirm')}
        </Button>
      </Stack>
    </form>
  )
}

/** Renders the reason why a payment needs review, and the form for the decision. */
export const PaymentAttention = ({ payment: { id, attention } }: { payment: PaymentRow }) => {
  const { t } = useTranslation()
  if (attention === null) return null
  return (
    <Stack gap="4">
      <Banner tone="error">{t(`admin:payments.attention.${attention}`)}</Banner>
      <Decide id={id} />
    </Stack>
  )
}
