import { FormProblem, useContractForm } from '@sufra/shared/forms'
import type { LoadContract } from '@sufra/shared/forms'
import { useWhileMounted } from '@sufra/shared/unknown-outcome'
import { Button, Field, HStack, Stack, Text, TextInput } from '@sufra/shared/ui'
import { MoneyInput } from '@sufra/shared/ui/forms'
import { Dialog } from '@sufra/shared/ui/overlays'

/** A refund to request. */
export interface RefundFormValues {
  /** SAR with VAT. */
  amount: number
  reason: string
}

export interface RefundFormTexts {
  title: string
  /** States the effect, and that it cannot be undone. */
  body: string
  amount: string
  /** States the highest amount that can be refunded. */
  left: string
  reason: string
  reasonHelp: string
  keep: string
  confirm: (amount: number) => string
}

export interface RefundFormDialogProps {
  texts: RefundFormTexts
  /** Highest refundable amount in SAR, the initial value of the box. */
  left: number
  /** Contract of the request that `requestOf` returns. */
  contract: LoadContract
  requestOf: (request: RefundFormValues) => unknown
  /** Sends the refund and notifies the person. The dialog shows its `ApiError` at the field or above the form. */
  onConfirm: (request: RefundFormValues) => Promise<void>
  onClose: () => void
}

interface Values {
  /** Halalas, as the money box stores them. */
  amount: number | null
  reason: string
}

const wishOf = ({ amount, reason }: Values): RefundFormValues => ({ amount: (amount ?? 0) / 100, reason })

const MoneyBackForm = (props: RefundFormDialogProps) => {
  const { texts, left, contract, requestOf, onConfirm, onClose } = props
  const form = useContractForm<Values>({
    contract,
    defaultValues: { amount: Math.round(left * 100), reason: '' },
    prepare: values => requestOf(wishOf(values)),
  })
  // After the dialog was closed, a late answer must not close another one that is open by then.
  const closeOwn = useWhileMounted(onClose)
  const send = form.submit(async values => {
    await onConfirm(wishOf(values))
    closeOwn()
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="4">
        <Text color="muted">{texts.body}</Text>
        <FormProblem problem={form.problem} />
        <Field label={texts.amount} help={texts.left} {...form.field('amount')}>
          <MoneyInput {...form.bind('amount')} />
        </Field>
        <Field label={texts.reason} help={texts.reasonHelp} {...form.field('reason')}>
          <TextInput autoComplete="off" {...form.register('reason')} />
        </Field>
        <HStack gap="2" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" variant="dangerSolid" isLoading={form.isBusy}>
            {texts.confirm((form.watch('amount') ?? 0) / 100)}
          </Button>
        </HStack>
      </Stack>
    </form>
  )
}

/** Renders the dialog for the amount and the reason of a refund, of a payment or of an invoice. Confirming sends it. */
export const RefundFormDialog = (props: RefundFormDialogProps) => (
  <Dialog isOpen onClose={props.onClose} title={props.texts.title}>
    <MoneyBackForm {...props} />
  </Dialog>
)
