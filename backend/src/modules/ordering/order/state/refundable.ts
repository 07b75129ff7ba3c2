import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { OrderStatus } from '@sufra/shared/contracts/order'
import type { OrderRow } from '../order.table.ts'

// Unpaid, or the platform charges nothing for them.
const UNPAID = new Set<OrderStatus>(['New', 'Scheduled', 'Failed', 'Rejected', 'Missed'])

type Paid = Pick<OrderRow, 'status' | 'paymentType' | 'finalPrice' | 'refundedTotal'>

/** Returns the paid amount in SAR. Cash, and a card at the door, count only when the customer has the order. */
const paidOf = ({ status, paymentType, finalPrice }: Paid): number => {
  if (paymentType !== 'Prepaid') return status === 'Completed' ? finalPrice : 0
  return UNPAID.has(status) ? 0 : finalPrice
}

/** Returns the amount that can still be refunded, in SAR, never below 0. */
export const refundableOf = (order: Paid): number =>
  toRiyals(Math.max(0, toHalalas(paidOf(order)) - toHalalas(order.refundedTotal)))
