import { useTranslation } from 'react-i18next'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import { Button, Field, HStack, Stack, TextInput } from '@sufra/shared/ui'
import type { Order, OrderActionName } from '@sufra/shared/contracts/order'
import type { ActionDetails } from './order-action.queries.ts'
import { offerOf } from './order-offer.ts'

export interface WrittenReasonProps {
  order: Order
  actionName: OrderActionName
  isSending: boolean
  sendLabel: string
  backLabel: string
  onBack: () => void
  onSend: (details: ActionDetails) => void
}

interface Values {
  reasonText: string
}

const detailsOf = ({ reasonText }: Values): ActionDetails => ({
  reasonCode: 'Other',
  reasonText: reasonText.trim(),
})

/** Text field for a free reason. */
export const WrittenReason = (props: WrittenReasonProps) => {
  const { order, actionName, isSending, sendLabel, backLabel, onBack, onSend } = props
  const { t } = useTranslation()
  const form = useContractForm<Values>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/order').then(
        ({ ExecuteActionRequest }) => ExecuteActionRequest,
      ),
    defaultValues: { reasonText: '' },
    prepare: values => ({
      orderId: order.id,
      action: offerOf(order, actionName)?.action,
      ...detailsOf(values),
    }),
  })
  const send = form.submit(async values => onSend(detailsOf(values)))
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="4">
        <FormProblem problem={form.problem} />
        <Field label={t('orders:reject.other')} {...form.field('reasonText')}>
          <TextInput autoComplete="off" autoFocus {...form.register('reasonText')} />
        </Field>
        <HStack gap="2" justify="flex-end">
          <Button variant="outline" onClick={onBack}>
            {backLabel}
          </Button>
          <Button type="submit" variant="dangerSolid" isLoading={isSending}>
            {sendLabel}
          </Button>
        </HStack>
      </Stack>
    </form>
  )
}
