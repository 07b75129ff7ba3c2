import type { SubscriptionStatus } from '@sufra/shared/contracts/subscription'
import { and, desc, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { riyals } from '#src/database/columns.ts'
import type { Db } from '#src/database/database.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import type { StoredValue } from '#src/modules/billing/feature/feature.table.ts'
import { packageTable } from '#src/modules/billing/package/package.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'

/** Relation of a subscription to the one before it. */
export type SubscriptionKind = 'trial' | 'new' | 'renewal' | 'upgrade' | 'downgrade' | 'given'

/** Terms of the purchase. The keys of the feature values are the features' ids. */
export interface SubscriptionTerms {
  priceMonthly: number
  priceYearly: number | null
  features: Record<string, StoredValue>
}

/** All subscriptions of a merchant. The current one is the latest to have started. */
export const subscription = pgTable(
  'subscription',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plan.id),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true, mode: 'date' }).notNull(),
    expiryDate: timestamp('expiry_date', { withTimezone: true, mode: 'date' }),
    /**
     * The plan's values at the time of the purchase. A trigger fills the column on insert, so that no code
     * path can miss it; the empty default is never stored.
     */
    terms: jsonb('terms')
      .$type<SubscriptionTerms>()
      .notNull()
      .default({ priceMonthly: 0, priceYearly: null, features: {} }),
    kind: text('kind').$type<SubscriptionKind>().notNull().default('new'),
    packageId: integer('package_id').references(() => packageTable.id),
    /** length of the paid period; null for a trial */
    months: integer('months'),
    /** SAR with VAT, for the whole period, before discount and credit */
    price: riyals('price').notNull().default(0),
    discountOff: riyals('discount_off').notNull().default(0),
    /** remaining value of the subscription that it replaces */
    credit: riyals('credit').notNull().default(0),
    /** price less discount and credit: the amount of its payment */
    amountDue: riyals('amount_due').notNull().default(0),
    /** the subscription that it replaces once it is paid */
    replacesId: integer('replaces_id'),
    /** ends with its period, without reminders */
    endsWithPeriod: boolean('ends_with_period').notNull().default(false),
    /** planned change at the end of this period; null: renewal of the same plan */
    nextPlanId: integer('next_plan_id').references(() => plan.id),
    nextPackageId: integer('next_package_id').references(() => packageTable.id),
    nextMonths: integer('next_months'),
    /** the payment that settled it; null: none was needed, or none yet */
    paymentId: integer('payment_id'),
    /** person of the operator who gave it, and the reason */
    givenByUserId: integer('given_by_user_id'),
    givenReason: text('given_reason'),
    /** days before the end of the latest reminder */
    remindedDays: integer('reminded_days'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    rowVersion: integer('row_version').notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('subscription_latest').on(table.accountId, table.startsAt),
    // Covering index for queries over the subscriptions of all merchants, whose rows are wide.
    index('subscription_counting')
      .on(table.accountId, table.startsAt, table.id, table.status, table.planId, table.expiryDate)
      .where(sql`${table.status} not in ('PendingPayment', 'Failed', 'Abandoned', 'Replaced')`),
  ],
)

/** Condition for subscriptions that were paid, given or tried, and not replaced. */
const isCounting = sql`${subscription.status} not in ('PendingPayment', 'Failed', 'Abandoned', 'Replaced')`

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/**
 * Condition for the current subscription of a merchant: the latest to have started that was paid, given or
 * tried. It may be over; its status says so. This is the only definition, so that no two queries differ.
 */
export const isCurrentSubscription = (now: Date): SQL => sql`(
  ${isCounting}
  and ${subscription.startsAt} <= ${at(now)}
  and not exists (
    select from ${subscription} "later"
    where "later"."account_id" = ${subscription.accountId}
      and "later"."status" not in ('PendingPayment', 'Failed', 'Abandoned', 'Replaced')
      and "later"."starts_at" <= ${at(now)}
      and ("later"."starts_at", "later"."id") > (${subscription.startsAt}, ${subscription.id})
  )
)`

/**
 * Returns the current subscriptions of all merchants in one index scan. It gives the same result as
 * `isCurrentSubscription`; a test compares both.
 */
export const currentSubscriptions = (db: Db, now: Date) =>
  db
    .selectDistinctOn([subscription.accountId], {
      accountId: subscription.accountId,
      status: subscription.status,
      planId: subscription.planId,
      expiryDate: subscription.expiryDate,
    })
    .from(subscription)
    .where(and(isCounting, lte(subscription.startsAt, now)))
    .orderBy(desc(subscription.accountId), desc(subscription.startsAt), desc(subscription.id))
    .as('current_subscription')

/** Condition for a current subscription that is over. */
export const isOverSubscription: SQL = sql`${subscription.status} in ('Expired', 'Cancelled')`

/** Condition for a merchant that is closing its account. */
export const isClosing = (accountId: PgColumn): SQL<boolean> => sql<boolean>`exists (
  select from ${account} "closing"
  where "closing"."id" = ${accountId} and "closing"."closes_at" is not null
)`

const isOverFor = (accountId: PgColumn, now: Date): SQL => sql`exists (
  select from ${subscription}
  where ${subscription.accountId} = ${accountId} and ${isOverSubscription} and ${isCurrentSubscription(now)}
)`

/** Condition for a merchant that is read-only: its current subscription is over, or its account is being closed. */
export const hasExpired = (accountId: PgColumn, now: Date): SQL<boolean> =>
  // Both conditions are nested one level deeper, because Drizzle omits the table name at the top level of a
  // single-table query.
  sql<boolean>`(${isOverFor(accountId, now)} or ${isClosing(accountId)})`
