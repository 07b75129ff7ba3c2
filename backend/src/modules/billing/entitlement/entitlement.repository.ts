import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { isCurrentSubscription, subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import type { SubscriptionTerms } from '#src/modules/billing/subscription/subscription.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { keepsLimitsInGrace } from './grace.ts'

interface At {
  accountId: number
  now: Date
}

const findPeriod = async (db: Db, accountId: number, which: SQL) => {
  const { kind, replacesId, startsAt, expiryDate, terms } = subscription
  const [row] = await db
    .select({ kind, replacesId, startsAt, expiryDate, terms })
    .from(subscription)
    .where(and(eq(subscription.accountId, accountId), which))
  return row
}

/**
 * Returns the terms of the current plan; undefined before the merchant's first plan. In the grace period after
 * a short upgrade these are the terms of the plan before it.
 */
export const currentTerms = async (
  db: Db,
  { accountId, now }: At,
): Promise<SubscriptionTerms | undefined> => {
  let row = await findPeriod(db, accountId, isCurrentSubscription(now))
  while (row?.kind === 'upgrade' && row.replacesId !== null) {
    const { startsAt, expiryDate, replacesId } = row
    if (!expiryDate || expiryDate > now || keepsLimitsInGrace({ startsAt, expiryDate })) break
    row = await findPeriod(db, accountId, eq(subscription.id, replacesId))
  }
  return row?.terms
}

/** All subscriptions of a merchant, latest first. */
export const listSubscriptions = (db: Db, { accountId, now }: At) =>
  db
    .select({
      subscriptionId: subscription.id,
      planId: plan.id,
      name: plan.name,
      status: subscription.status,
      startsAt: subscription.startsAt,
      expiryDate: subscription.expiryDate,
      terms: subscription.terms,
      isCurrent: sql<boolean>`${isCurrentSubscription(now)}`,
    })
    .from(subscription)
    .innerJoin(plan, eq(plan.id, subscription.planId))
    .where(eq(subscription.accountId, accountId))
    .orderBy(desc(subscription.startsAt), desc(subscription.id))

export const accountExists = async (db: Db, accountId: number): Promise<boolean> => {
  const rows = await db.select({ id: account.id }).from(account).where(eq(account.id, accountId))
  return rows.length > 0
}

/**
 * Locks the merchant's row until the transaction ends. A concurrent count for the same merchant waits and
 * then sees the new rows.
 */
export const holdCount = (db: Db, accountId: number) =>
  db.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')

const total = async (rows: Promise<{ total: number }[]>): Promise<number> => (await rows)[0]?.total ?? 0

/** Counts the merchant's usage of each limit. */
export const USED = {
  branches: (db: Db, accountId: number) =>
    total(
      db
        .select({ total: count() })
        .from(branch)
        .where(and(eq(branch.accountId, accountId), isNull(branch.deletedAt))),
    ),
  users: (db: Db, accountId: number) =>
    total(
      db
        .select({ total: count() })
        .from(user)
        .where(and(eq(user.accountId, accountId), eq(user.isActive, true))),
    ),
  products: (db: Db, accountId: number) =>
    total(
      db
        .select({ total: count() })
        .from(product)
        .where(and(eq(product.accountId, accountId), isNull(product.deletedAt))),
    ),
  channels: (db: Db, accountId: number) =>
    total(
      db
        .select({ total: count() })
        .from(integration)
        .where(
          and(
            eq(integration.accountId, accountId),
            inArray(integration.status, ['Draft', 'AwaitingPlatform', 'Connected', 'Degraded', 'Paused']),
          ),
        ),
    ),
}
