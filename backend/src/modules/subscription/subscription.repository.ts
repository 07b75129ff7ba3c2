import { and, desc, eq, lte, ne } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { plan } from '#src/modules/plan/plan.table.ts'
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
