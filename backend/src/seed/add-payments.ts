import { randomUUID } from 'node:crypto'
import type { Db } from '#src/database/database.ts'
import { payment } from '#src/modules/billing/payment/payment.table.ts'

const MINUTE_MS = 60_000

interface Paid {
  accountId: number
  subscriptionId: number
  at: Date
  /** SAR with VAT */
  amount: number
  description: string
  isDeclinedFirst: boolean
  /** running number among all payments, from which ClickPay's references derive */
  place: number
}

/** Adds the payment of one charge and, before it, a try that the bank declined. Resolves with the payment's id. */
export const addPayments = async (db: Db, paid: Paid): Promise<number> => {
  const { accountId, subscriptionId, at, amount, description, isDeclinedFirst, place } = paid
  const rowOf = (state: 'Declined' | 'Authorised', minutesBefore: number) => ({
    accountId,
    subscriptionId,
    amount,
    description,
    state,
    language: 'ar' as const,
    cartId: `sufra-${subscriptionId}-${randomUUID()}`,
    tranRef: `TST${at.getUTCFullYear()}${String(place * 2 + (state === 'Declined' ? 1 : 0)).padStart(8, '0')}`,
    settledAt: state === 'Authorised' ? at : null,
    createdAt: new Date(at.getTime() - (minutesBefore + 2) * MINUTE_MS),
    updatedAt: new Date(at.getTime() - minutesBefore * MINUTE_MS),
  })
  if (isDeclinedFirst) await db.insert(payment).values(rowOf('Declined', 4))
  const [row] = await db.insert(payment).values(rowOf('Authorised', 0)).returning({ id: payment.id })
  if (!row) throw new Error('A payment of the demo was not kept')
  return row.id
}
