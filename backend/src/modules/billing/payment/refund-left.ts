import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { RefundState } from '@sufra/shared/contracts/payment'
import type { PaymentRowOfTable } from './payment.repository.ts'

/** Returns the amount that can still be refunded, in SAR: zero without a charge, and less the refunds under way. */
export const refundLeft = (
  { state, amount }: Pick<PaymentRowOfTable, 'state' | 'amount'>,
  refunds: readonly { state: RefundState; amount: number }[],
): number => {
  if (state !== 'Authorised') return 0
  const back = refunds.filter(refund => refund.state !== 'Refused').map(each => toHalalas(each.amount))
  return toRiyals(
    Math.max(
      0,
      back.reduce((left, each) => left - each, toHalalas(amount)),
    ),
  )
}
