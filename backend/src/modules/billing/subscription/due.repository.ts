import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { hasExpired, isClosing, isCurrentSubscription, subscription } from './subscription.table.ts'

/** Pause reasons of branches while the subscription is over, or the account is being closed. */
const PAUSED_WITHOUT_PLAN = ['PlanExpired', 'AccountClosing'] as const
type PausedWithoutPlan = (typeof PAUSED_WITHOUT_PLAN)[number]

const RUNNING = ['Trial', 'Active', 'PastDue'] as const

interface Times {
  now: Date
  /** subscriptions that end before this instant are due for a reminder */
  soon: Date
  /** unpaid orders before this instant are abandoned */
  tooOld: Date
}

/**
 * Merchants with a subscription or an order that is due for a time-based change. Covers all merchants: call
 * it in the scope of all merchants.
 */
export const listDueMerchants = async (db: Db, { now, soon, tooOld }: Times): Promise<number[]> => {
  const isUnpaid = and(
    inArray(subscription.status, ['PendingPayment', 'Failed']),
    lte(subscription.createdAt, tooOld),
  )
  const isEnding = and(
    inArray(subscription.status, [...RUNNING]),
    or(lte(subscription.expiryDate, soon), sql`not ${isCurrentSubscription(now)}`),
    lte(subscription.startsAt, now),
  )
  const rows = await db
    .selectDistinct({ accountId: subscription.accountId })
    .from(subscription)
    // An account that is being closed gets no reminder, end or renewal, so that keeping it finds everything
    // unchanged.
    .where(and(or(isUnpaid, isEnding), sql`not ${isClosing(subscription.accountId)}`))
    .orderBy(subscription.accountId)
  return rows.map(({ accountId }) => accountId)
}

/** Orders that were not paid in time. */
export const listTooOld = async (
  db: Db,
  { accountId, tooOld }: Pick<Times, 'tooOld'> & { accountId: number },
): Promise<number[]> => {
  const rows = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        eq(subscription.accountId, accountId),
        inArray(subscription.status, ['PendingPayment', 'Failed']),
        lte(subscription.createdAt, tooOld),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Marks periods as replaced when a paid one after them has begun. */
export const replaceFollowed = (db: Db, { accountId, now }: Pick<Times, 'now'> & { accountId: number }) =>
  db
    .update(subscription)
    .set({ status: 'Replaced' })
    .where(
      and(
        ...[eq(subscription.accountId, accountId), inArray(subscription.status, [...RUNNING])],
        ...[lte(subscription.startsAt, now), sql`not ${isCurrentSubscription(now)}`],
      ),
    )

const isPayer = (accountId: number): SQL | undefined =>
  and(
    ...[eq(user.accountId, accountId), eq(user.role, 'Admin'), eq(user.isActive, true)],
    sql`${user.passwordHash} is not null`,
  )

const select = (db: Db, where: SQL | undefined) =>
  db.select({ email: user.email, language: user.language }).from(user).where(where).orderBy(user.id)

/** People who decide about the merchant's plan and can sign in. */
export const listPayers = (db: Db, accountId: number) => select(db, isPayer(accountId))

/** Those of them who can pay: nobody of a suspended or closed merchant. */
export const listRenewers = (db: Db, accountId: number) =>
  select(
    db,
    and(
      isPayer(accountId),
      sql`exists (select from ${account}
        where ${account.id} = ${user.accountId} and ${account.status} not in ('Suspended', 'Closed'))`,
    ),
  )

/**
 * Returns why the merchant's account is read-only, which is the pause reason of its branches. Null while it
 * is not.
 */
export const readOnlyReason = async (
  db: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<PausedWithoutPlan | null> => {
  const [row] = await db
    .select({ isOver: hasExpired(account.id, now), closesAt: account.closesAt })
    .from(account)
    .where(eq(account.id, accountId))
  if (row?.closesAt) return 'AccountClosing'
  return row?.isOver ? 'PlanExpired' : null
}

/** Branches that take orders, or those that are paused because the account is read-only. */
export const listBranches = async (
  db: Db,
  accountId: number,
  which: 'taking' | 'pausedWithoutPlan',
): Promise<number[]> => {
  const isMeant =
    which === 'taking'
      ? and(eq(branch.isActive, true), or(isNull(branch.overrideKind), eq(branch.overrideKind, 'Busy')))
      : inArray(branch.overrideReason, [...PAUSED_WITHOUT_PLAN])
  const rows = await db
    .select({ id: branch.id })
    .from(branch)
    .where(and(eq(branch.accountId, accountId), isNull(branch.deletedAt), isMeant))
    .orderBy(branch.id)
  return rows.map(({ id }) => id)
}
