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

/** What it is to the one before it. */
export type SubscriptionKind = 'trial' | 'new' | 'renewal' | 'upgrade' | 'downgrade' | 'given'

/** What was bought. The values of the features are named by the features' ids. */
export interface SubscriptionTerms {
  priceMonthly: number
  priceYearly: number | null
  features: Record<string, StoredValue>
}

/** Every subscription a merchant had; the current one is the latest to start. */
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
     * The plan as it was then. A trigger fills it when the row is written, so that no way to subscribe can forget to; the
     * empty default is never stored.
     */
    terms: jsonb('terms')
      .$type<SubscriptionTerms>()
      .notNull()
      .default({ priceMonthly: 0, priceYearly: null, features: {} }),
    kind: text('kind').$type<SubscriptionKind>().notNull().default('new'),
    packageId: integer('package_id').references(() => packageTable.id),
    /** how long the period is that it pays for; null for a trial */
    months: integer('months'),
    /** SAR with VAT, for the whole period, before discount and credit */
    price: riyals('price').notNull().default(0),
    discountOff: riyals('discount_off').notNull().default(0),
    /** what is left of the subscription that it replaces */
    credit: riyals('credit').notNull().default(0),
    /** price less discount and credit: what its payment must be */
    amountDue: riyals('amount_due').notNull().default(0),
    /** the one that it takes the place of once it is paid */
    replacesId: integer('replaces_id'),
    /** it ends with its period, and is not asked to be renewed */
    endsWithPeriod: boolean('ends_with_period').notNull().default(false),
    /** what comes when this period is over; null: the same again */
    nextPlanId: integer('next_plan_id').references(() => plan.id),
    nextPackageId: integer('next_package_id').references(() => packageTable.id),
    nextMonths: integer('next_months'),
    /** the payment that settled it; null: none was needed, or none came yet */
    paymentId: integer('payment_id'),
    /** the operator's, who gave it by hand, and why */
    givenByUserId: integer('given_by_user_id'),
    givenReason: text('given_reason'),
    /** the nearest of the days before its end that its people were told of */
    remindedDays: integer('reminded_days'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    rowVersion: integer('row_version').notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('subscription_latest').on(table.accountId, table.startsAt),
    // What is asked of the subscriptions of all merchants at once stands in here whole: their rows are wide.
    index('subscription_counting')
      .on(table.accountId, table.startsAt, table.id, table.status, table.planId, table.expiryDate)
      .where(sql`${table.status} not in ('PendingPayment', 'Failed', 'Abandoned', 'Replaced')`),
  ],
)

/** Whether it ever counts for its merchant: it was paid, given or tried. */
const isCounting = sql`${subscription.status} not in ('PendingPayment', 'Failed', 'Abandoned', 'Replaced')`

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/**
 * Which subscription counts for its merchant: of those that were paid, given or tried, the latest to have started. It may be over;
 * its status says so. The one place for this question, so that no two answer it differently.
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
 * The same question for all merchants at once, in one walk along the index: the newest of those that have begun, of each. Takes what
 * `isCurrentSubscription` takes; a test holds the two against each other.
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

/** Of those that count: whose time is over. */
export const isOverSubscription: SQL = sql`${subscription.status} in ('Expired', 'Cancelled')`

/** Whether a merchant closes its account. */
export const isClosing = (accountId: PgColumn): SQL<boolean> => sql<boolean>`exists (
  select from ${account} "closing"
  where "closing"."id" = ${accountId} and "closing"."closes_at" is not null
)`

const isOverFor = (accountId: PgColumn, now: Date): SQL => sql`exists (
  select from ${subscription}
  where ${subscription.accountId} = ${accountId} and ${isOverSubscription} and ${isCurrentSubscription(now)}
)`

/** Whether the subscription that counts for a merchant is over, or its account is being closed: its people only read. */
export const hasExpired = (accountId: PgColumn, now: Date): SQL<boolean> =>
  // Both stand one level deeper: of a query on one table Drizzle leaves the table's name away from what stands at the top.
  sql<boolean>`(${isOverFor(accountId, now)} or ${isClosing(accountId)})`
