import { and, desc, eq, lte, ne } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { subscription } from './subscription.table.ts'

/** The latest subscription that has started; one that waits for its payment does not count yet. */
export const findCurrentSubscription = async (
  db: Db,
  { accountId, now }: { accountId: number; now: Date },
) => {
  const [row] = await db
    .select({ planName: plan.name, status: subscription.status, expiryDate: subscription.expiryDate })
    .from(subscription)
    .innerJoin(plan, eq(plan.id, subscription.planId))
    .where(
      and(
        eq(subscription.accountId, accountId),
        ne(subscription.status, 'PendingPayment'),
        lte(subscription.startsAt, now),
      ),
    )
    .orderBy(desc(subscription.startsAt), desc(subscription.id))
    .limit(1)
  return row
}

/** Whether a merchant ever had a plan, in whatever state. */
export const hasAnySubscription = async (db: Db, accountId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(eq(subscription.accountId, accountId))
    .limit(1)
  return rows.length > 0
}

export const insertSubscription = async (
  db: Db,
  values: typeof subscription.$inferInsert,
): Promise<number> => {
  const [row] = await db.insert(subscription).values(values).returning({ id: subscription.id })
  return row?.id ?? 0
}
