import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PaymentRefund } from '@sufra/shared/contracts/payment'
import type { Db } from '#src/database/database.ts'
import { invoice } from '#src/modules/billing/invoice/invoice.table.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { paymentRefund, paymentResolution } from './payment-care.table.ts'

export type RefundRow = typeof paymentRefund.$inferSelect

type Of = Pick<RefundRow, 'accountId' | 'id'>
const isThis = ({ accountId, id }: Of): SQL | undefined =>
  and(eq(paymentRefund.accountId, accountId), eq(paymentRefund.id, id))

export const insertRefund = async (db: Db, values: typeof paymentRefund.$inferInsert): Promise<number> => {
  const [row] = await db.insert(paymentRefund).values(values).returning({ id: paymentRefund.id })
  return row?.id ?? 0
}

export const findRefund = async (db: Db, of: Of): Promise<RefundRow | undefined> => {
  const [row] = await db.select().from(paymentRefund).where(isThis(of))
  return row
}

/** Finds a refund and locks it until the transaction ends. */
export const lockRefund = async (db: Db, of: Of): Promise<RefundRow | undefined> => {
  const [row] = await db.select().from(paymentRefund).where(isThis(of)).for('update')
  return row
}

export const findRefundByCart = async (db: Db, cartId: string): Promise<RefundRow | undefined> => {
  const [row] = await db.select().from(paymentRefund).where(eq(paymentRefund.cartId, cartId))
  return row
}

export const updateRefund = async (db: Db, of: Of, values: Partial<RefundRow>): Promise<void> => {
  await db.update(paymentRefund).set(values).where(isThis(of))
}

interface ShownRefund extends PaymentRefund {
  paymentId: number
}

/** Refunds of these payments, oldest first. */
export const listRefunds = async (db: Db, paymentIds: readonly number[]): Promise<ShownRefund[]> => {
  const rows = await db
    .select({ refund: paymentRefund, byName: user.name, creditNoteNumber: invoice.number })
    .from(paymentRefund)
    .leftJoin(user, eq(user.id, paymentRefund.byUserId))
    .leftJoin(
      invoice,
      and(eq(invoice.accountId, paymentRefund.accountId), eq(invoice.id, paymentRefund.creditNoteId)),
    )
    .where(inArray(paymentRefund.paymentId, [...paymentIds]))
    .orderBy(asc(paymentRefund.id))
  return rows.map(({ refund, byName, creditNoteNumber: number }) => {
    const { id, paymentId, amount, state, reason, refusal, askedAt, endedAt, creditNoteId } = refund
    return {
      id,
      paymentId,
      amount,
      state,
      reason,
      refusal,
      byName,
      askedAt: askedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      creditNote: creditNoteId !== null && number !== null ? { id: creditNoteId, number } : null,
    }
  })
}

export const insertResolution = async (
  db: Db,
  values: typeof paymentResolution.$inferInsert,
): Promise<void> => {
  await db.insert(paymentResolution).values(values)
}

/** Decisions about these payments, oldest first. */
export const listResolutions = async (db: Db, paymentIds: readonly number[]) => {
  const rows = await db
    .select({ resolution: paymentResolution, byName: user.name })
    .from(paymentResolution)
    .leftJoin(user, eq(user.id, paymentResolution.byUserId))
    .where(inArray(paymentResolution.paymentId, [...paymentIds]))
    .orderBy(asc(paymentResolution.id))
  return rows.map(({ resolution: { id, paymentId, attention, decision, note, at }, byName }) => ({
    id,
    paymentId,
    attention,
    decision,
    note,
    byName,
    at: at.toISOString(),
  }))
}
