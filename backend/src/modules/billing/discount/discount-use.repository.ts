import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { discount, discountUse } from './discount.table.ts'
import type { DiscountUseState } from './discount.table.ts'

export type DiscountUseRow = typeof discountUse.$inferSelect

export interface OfSubscription {
  accountId: number
  subscriptionId: number
}

/** Returns the current use of a subscription or, when it has none, its last use. */
export const findUse = async (
  db: Db,
  { accountId, subscriptionId }: OfSubscription,
): Promise<DiscountUseRow | undefined> => {
  const [row] = await db
    .select()
    .from(discountUse)
    .where(and(eq(discountUse.accountId, accountId), eq(discountUse.subscriptionId, subscriptionId)))
    .orderBy(sql`${discountUse.state} = 'released'`, desc(discountUse.id))
    .limit(1)
  return row
}

/** Returns how many uses one merchant has paid for, and how many await a payment. */
export const countOwnUses = async (
  db: Db,
  { accountId, discountId }: { accountId: number; discountId: number },
): Promise<{ used: number; held: number }> => {
  const rows = await db
    .select({ state: discountUse.state, uses: count() })
    .from(discountUse)
    .where(
      and(
        eq(discountUse.accountId, accountId),
        eq(discountUse.discountId, discountId),
        ne(discountUse.state, 'released'),
      ),
    )
    .groupBy(discountUse.state)
  const of = (state: DiscountUseState) => rows.find(row => row.state === state)?.uses ?? 0
  return { used: of('used'), held: of('held') }
}

export const insertUse = (db: Db, values: typeof discountUse.$inferInsert) =>
  db.insert(discountUse).values(values)

export const updateUse = (
  db: Db,
  { accountId, id }: DiscountUseRow,
  values: { state?: DiscountUseState; amountOff?: number },
) =>
  db
    .update(discountUse)
    .set({ ...values, at: sql`now()` })
    .where(and(eq(discountUse.accountId, accountId), eq(discountUse.id, id)))

/** Call it with the discount locked. It is no change by the operator, so `rowVersion` stays. */
export const addTaken = (db: Db, { id, by }: { id: number; by: 1 | -1 }) =>
  db
    .update(discount)
    .set({ useCount: sql`${discount.useCount} + ${by}` })
    .where(eq(discount.id, id))
