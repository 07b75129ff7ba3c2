import { and, eq, gt, gte, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { SubscriptionStatus } from '@sufra/shared/contracts/subscription'
import type { Db } from '#src/database/database.ts'
import { payment } from '#src/modules/billing/payment/payment.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { isCurrentSubscription, subscription } from './subscription.table.ts'

export type SubscriptionRow = typeof subscription.$inferSelect
export type SubscriptionValues = typeof subscription.$inferInsert
export type NamedSubscription = SubscriptionRow & { planName: string }

interface At {
  accountId: number
  now: Date
}

export interface SubscriptionKey {
  accountId: number
  subscriptionId: number
}

const isThis = ({ accountId, subscriptionId }: SubscriptionKey) =>
  and(eq(subscription.accountId, accountId), eq(subscription.id, subscriptionId))

const named = (db: Db) =>
  db
    .select({ row: subscription, planName: plan.name })
    .from(subscription)
    .innerJoin(plan, eq(plan.id, subscription.planId))

const flat = ({ row, planName }: { row: SubscriptionRow; planName: string }): NamedSubscription => ({
  ...row,
  planName,
})

/**
 * Locks the merchant until the transaction ends, so that concurrent changes of its subscriptions run one
 * after the other. Returns undefined for an unknown merchant.
 */
export const lockMerchant = async (db: Db, accountId: number) => {
  const [row] = await db
    .select({ status: account.status })
    .from(account)
    .where(eq(account.id, accountId))
    .for('no key update')
  return row
}

export const findCurrentSubscription = async (
  db: Db,
  { accountId, now }: At,
): Promise<NamedSubscription | undefined> => {
  const [found] = await named(db).where(
    and(eq(subscription.accountId, accountId), isCurrentSubscription(now)),
  )
  return found && flat(found)
}

export const findSubscription = async (
  db: Db,
  key: SubscriptionKey,
): Promise<NamedSubscription | undefined> => {
  const [found] = await named(db).where(isThis(key))
  return found && flat(found)
}

/** Returns the start of the whole period: an upgrade that keeps the renewal day is the rest of another period. */
export const beginOfPeriod = async (db: Db, row: NamedSubscription): Promise<Date> => {
  const { accountId, kind, replacesId, months, expiryDate, startsAt } = row
  if (kind !== 'upgrade' || replacesId === null) return startsAt
  const [found] = await named(db).where(
    and(eq(subscription.accountId, accountId), eq(subscription.id, replacesId)),
  )
  const before = found && flat(found)
  const isCut = before?.months === months && before?.expiryDate?.getTime() === expiryDate?.getTime()
  return before && isCut ? beginOfPeriod(db, before) : startsAt
}

/**
 * Returns the start of the first period in the unbroken chain that leads to this one. Its day of the month is
 * the renewal day. An upgrade that keeps the renewal day does not break the chain.
 */
export const anchorOf = async (db: Db, { accountId, id, startsAt }: SubscriptionRow): Promise<Date> => {
  const { rows } = await db.execute<{ anchor: Date | string | null }>(sql`
    with recursive chain as (
      select id, kind, replaces_id, starts_at, expiry_date from subscription
      where account_id = ${accountId} and id = ${id}
      union
      select before.id, before.kind, before.replaces_id, before.starts_at, before.expiry_date
      from subscription before join chain on before.id = chain.replaces_id
      where before.account_id = ${accountId} and before.months is not null
        and (before.expiry_date = chain.starts_at
          or (chain.kind = 'upgrade' and before.expiry_date = chain.expiry_date))
    )
    select min(starts_at) as anchor from chain
  `)
  const anchor = rows[0]?.anchor
  return anchor ? new Date(anchor) : startsAt
}

/** The merchant's future periods, paid or given, in order: each begins at the end of the one before it. */
export const listFuturePeriods = async (db: Db, { accountId, now }: At): Promise<NamedSubscription[]> => {
  const found = await named(db)
    .where(
      and(
        eq(subscription.accountId, accountId),
        eq(subscription.status, 'Active'),
        gt(subscription.startsAt, now),
      ),
    )
    .orderBy(subscription.startsAt, subscription.id)
  return found.map(flat)
}

/** Orders that await a payment or whose payment failed, latest first. */
export const listUnpaid = async (db: Db, accountId: number): Promise<NamedSubscription[]> => {
  const found = await named(db)
    .where(
      and(eq(subscription.accountId, accountId), inArray(subscription.status, ['PendingPayment', 'Failed'])),
    )
    .orderBy(sql`${subscription.id} desc`)
  return found.map(flat)
}

/** Returns whether the merchant ever had a plan. Unpaid orders do not count. */
export const hadAnySubscription = async (db: Db, accountId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        eq(subscription.accountId, accountId),
        notInArray(subscription.status, ['PendingPayment', 'Failed', 'Abandoned']),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Returns whether a payment for another subscription of the merchant has settled since this one was ordered. */
export const isAnotherPaidSince = async (
  db: Db,
  { accountId, id, createdAt }: SubscriptionRow,
): Promise<boolean> => {
  const rows = await db
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        ...[eq(payment.accountId, accountId), ne(payment.subscriptionId, id)],
        gte(payment.settledAt, createdAt),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export const insertSubscription = async (db: Db, values: SubscriptionValues): Promise<number> => {
  const [row] = await db.insert(subscription).values(values).returning({ id: subscription.id })
  return row?.id ?? 0
}

export const updateSubscription = (db: Db, key: SubscriptionKey, changes: Partial<SubscriptionValues>) =>
  db
    .update(subscription)
    .set({ ...changes, rowVersion: sql`${subscription.rowVersion} + 1` })
    .where(isThis(key))

/** Changes the state of the merchant's other subscriptions that are in one of the states. Returns their ids. */
export const moveOthers = async (
  db: Db,
  { accountId, subscriptionId }: SubscriptionKey,
  { from, to }: { from: SubscriptionStatus[]; to: SubscriptionStatus },
): Promise<number[]> => {
  const rows = await db
    .update(subscription)
    .set({ status: to, rowVersion: sql`${subscription.rowVersion} + 1` })
    .where(
      and(
        eq(subscription.accountId, accountId),
        ne(subscription.id, subscriptionId),
        inArray(subscription.status, from),
      ),
    )
    .returning({ id: subscription.id })
  return rows.map(({ id }) => id)
}
