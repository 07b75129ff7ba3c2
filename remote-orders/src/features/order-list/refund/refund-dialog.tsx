import { api, newIdempotencyKey } from '@sufra/shared/api'
import { FormProblem, useContractForm } from '@sufra/shared/forms'
import type { Order } from '@sufra/shared/contracts/order'
import type { RefundRequest } from '@sufra/shared/contracts/refund'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Button, Field, HStack, Stack, Text, TextInput } from '@sufra/shared/ui'
import { MoneyInput, SelectInput } from '@sufra/shared/ui/forms'
import { Dialog, toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnknownOutcome, useWhileMounted } from '@sufra/shared/unknown-outcome'
import { orderQuery } from '../orders.queries.ts'

const REASONS = [
  'MissingItem',
  'WrongItem',
  'Quality',
  'Late',
  'Cancelled',
  'Other',
] as const satisfies RefundRequest['reason'][]

interface Values {
  /** Halalas, the unit of the input. */
  amount: number | null
  reason: RefundRequest['reason']
  note: string
}

interface RefundDialogProps {
  order: Order
  onClose: () => void
  onChanged: (order: Order) => void
}

const requestOf = (order: Order, { amount, reason, note }: Values) => ({
  orderId: order.id,
  amount: (amount ?? 0) / 100,
  reason,
  ...(note.trim() === '' ? {} : { note: note.trim() }),
})

/** Sends a refund. If the outcome is unknown, it may have been recorded, so the order is reloaded. */
const useRefund = ({ id }: Order) => {
  const queryClient = useQueryClient()
  return async (body: RefundRequest, idempotencyKey: string): Promise<Order> => {
    try {
      return await api.post('/api/Order/Refund', { body, idempotencyKey })
    } catch (error) {
      if (isUnknownOutcome(error)) void queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey })
      throw error
    }
  }
}

const RefundForm = ({ order, onClose, onChanged }: RefundDialogProps) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { language } = useLanguage()
  const closeOwn = useWhileMounted(onClose)
  const refund = useRefund(order)
  // One key per dialog, so a retry after a lost answer records the refund once.
  const [key] = useState(newIdempotencyKey)
  const most = Math.round(order.refundableTotal * 100)
  const form = useContractForm<Values>({
    contract: () =>
      import(/* webpackChunkName: "rules" */ '@sufra/shared/contracts/refund').then(
        ({ RefundRequest: contract }) => contract,
      ),
    defaultValues: { amount: most, reason: 'MissingItem', note: '' },
    prepare: values => requestOf(order, values),
  })
  const send = form.submit(async values => {
    const body = requestOf(order, values)
    onChanged(await refund(body, key))
    toast({ kind: 'success', text: t('orders:refund.done', { money: format.money(body.amount) }) })
    closeOwn()
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="4">
        <Text color="muted">
          {t('orders:refund.body', { channel: inLanguage(order.channel.name, language) })}
        </Text>
        <FormProblem
          problem={form.problem}
          texts={{ idempotency_key_reused: t('orders:refund.recordedBefore') }}
        />
        <Field
          label={t('orders:refund.amount')}
          help={t('orders:refund.left', { money: format.money(order.refundableTotal) })}
          {...form.field('amount')}
        >
          <MoneyInput {...form.bind('amount')} />
        </Field>
        <Field label={t('orders:refund.reason')} {...form.field('reason')}>
          <SelectInput
            options={REASONS.map(value => ({ value, label: t(`orders:refund.why.${value}`) }))}
            {...form.register('reason')}
          />
        </Field>
        <Field
          label={t('orders:refund.note')}
          isRequired={form.watch('reason') === 'Other'}
          {...form.field('note')}
        >
          <TextInput autoComplete="off" {...form.register('note')} />
        </Field>
        <HStack gap="2" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {t('orders:refund.keep')}
          </Button>
          <Button type="submit" variant="dangerSolid" isLoading={form.isBusy}>
            {t('orders:refund.confirm')}
          </Button>
        </HStack>
      </Stack>
    </form>
  )
}

/** Dialog that records a refund with amount and reason. The platform moves the money. */
export const RefundDialog = (props: RefundDialogProps) => {
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('orders:refund.title', { number: props.order.orderNumber })}
    >
      <RefundForm {...props} />
    </Dialog>
  )
}
