import { PaymentReturnCause } from '@sufra/shared/contracts/payment'
import type { PaymentStatus } from '@sufra/shared/contracts/payment'
import { isOpen, isRefused } from './payment-state.ts'
import type { PaymentRowOfTable } from './payment.repository.ts'

/** Returns a payment as its merchant sees it. `all` are the payments of the same subscription. */
export const presentPayment = (row: PaymentRowOfTable, all: readonly PaymentRowOfTable[]): PaymentStatus => ({
  paymentId: row.id,
  subscriptionId: row.subscriptionId,
  state: row.state,
  amount: row.amount,
  currency: 'SAR',
  createdAt: row.createdAt.toISOString(),
  isOpen: isOpen(row.state),
  isPaid: row.settledAt !== null,
  canRetry: isRefused(row.state) && all.every(({ settledAt }) => settledAt === null),
  returned: PaymentReturnCause.options.find(cause => cause === row.attention) ?? null,
})
