import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { OrderStatus } from '@sufra/shared/contracts/order'
import type { OrderRow } from '../order.table.ts'

// Nobody has paid for these, or the platform takes nothing for them.
const UNPAID = new Set<OrderStatus>(['New', 'Scheduled', 'Failed', 'Rejected', 'Missed'])

type Paid = Pick<OrderRow, 'status' | 'paymentType' | 'finalPrice' | 'refundedTotal'>

/** What was paid: cash, and a card at the door, only once the order is with the customer. SAR. */
const paidOf = ({ status, paymentType, finalPrice }: Paid): number => {
  if (paymentType !== 'Prepaid') return status === 'Completed' ? finalPrice : 0
  return UNPAID.has(status) ? 0 : finalPrice
}

/** What can still be paid back. SAR, never below 0. */
export const refundableOf = (order: Paid): number =>
  toRiyals(Math.max(0, toHalalas(paidOf(order)) - toHalalas(order.refundedTotal)))
