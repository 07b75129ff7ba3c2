import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { paymentRefund } from '#src/modules/billing/payment/payment-care.table.ts'
import { payment } from '#src/modules/billing/payment/payment.table.ts'

/**
 * Returns the part of a payment that is being refunded and has no credit note yet, SAR with VAT: refunds that
 * ClickPay has not confirmed, or the whole payment when the bank voided or refunded it.
 */
export const sumOfPendingRefunds = async (
  db: Db,
  { accountId, paymentId }: { accountId: number; paymentId: number },
): Promise<number> => {
  const [taken] = await db
    .select({ amount: payment.amount })
    .from(payment)
    .where(
      and(
        eq(payment.accountId, accountId),
        eq(payment.id, paymentId),
        inArray(payment.state, ['Voided', 'Refunded']),
      ),
    )
  if (taken) return taken.amount
  const [row] = await db
    .select({ amount: sql<string>`coalesce(sum(${paymentRefund.amount}), 0)`.mapWith(Number) })
    .from(paymentRefund)
    .where(
      and(
        eq(paymentRefund.accountId, accountId),
        eq(paymentRefund.paymentId, paymentId),
        inArray(paymentRefund.state, ['Asked', 'Unknown']),
      ),
    )
  return row?.amount ?? 0
}
