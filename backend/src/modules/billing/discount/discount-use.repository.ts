import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { discount, discountUse } from './discount.table.ts'
import type { DiscountUseState } from './discount.table.ts'

export type DiscountUseRow = typeof discountUse.$inferSelect

export interface OfSubscription {
  accountId: number
  subscriptionId: number
}

/** The use that a subscription has or, when it has none any more, the last that it had. */
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

/** How often one merchant has used a discount, and how many uses wait for a payment. */
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

/** Under the lock of the discount. Is no change of the operator's, so its version stays. */
export const addTaken = (db: Db, { id, by }: { id: number; by: 1 | -1 }) =>
  db
    .update(discount)
    .set({ taken: sql`${discount.taken} + ${by}` })
    .where(eq(discount.id, id))
