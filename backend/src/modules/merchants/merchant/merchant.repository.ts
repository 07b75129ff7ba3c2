import { and, asc, count, desc, eq, gt, isNull, lte, ne, sql, sum } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AccountStatus } from '@sufra/shared/contracts/merchant'
import type { Db } from '#src/database/database.ts'
import { containsPattern } from '#src/database/like-pattern.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import type { PageSlice } from '#src/routing/page.ts'

export interface MerchantFilter {
  /** every word must be found, in the form of `searchKey` */
  words: string[]
  status?: AccountStatus
  /** 0 for all */
  planId: number
  city?: string
  /** only those whose plan will end, and has not yet */
  isEnding?: boolean
}

export interface MerchantOrder {
  sort: 'name' | 'ordersLast30Days' | 'expiryDate' | 'createdAt'
  direction: 'asc' | 'desc'
  language: 'ar' | 'en'
}

const MONTH_MS = 30 * 86_400_000

const wordFound = (word: string): SQL => {
  const isId = /^\d{1,9}$/.test(word)
  const named = sql`${account.searchKey} like ${containsPattern(word)}`
  return isId ? sql`(${named} or ${account.id} = ${Number(word)})` : named
}

const currentSubscriptions = (db: Db, now: Date) =>
  db
    .selectDistinctOn([subscription.accountId], {
      accountId: subscription.accountId,
      status: subscription.status,
      expiryDate: subscription.expiryDate,
      planId: subscription.planId,
      planName: plan.name,
      priceMonthly: plan.priceMonthly,
    })
    .from(subscription)
    .innerJoin(plan, eq(plan.id, subscription.planId))
    .where(and(ne(subscription.status, 'PendingPayment'), lte(subscription.startsAt, now)))
    .orderBy(subscription.accountId, desc(subscription.startsAt), desc(subscription.id))
    .as('current_subscription')

const branchTotals = (db: Db) =>
  db
    .select({ accountId: branch.accountId, branchCount: count().as('branch_count') })
    .from(branch)
    .where(isNull(branch.deletedAt))
    .groupBy(branch.accountId)
    .as('branch_totals')

const orderTotals = (db: Db, now: Date) =>
  db
    .select({ accountId: order.accountId, orderCount: count().as('order_count') })
    .from(order)
    .where(and(gt(order.placedAt, new Date(now.getTime() - MONTH_MS)), eq(order.isTest, false)))
    .groupBy(order.accountId)
    .as('order_totals')

// Names are JSON text. Hamza forms sort as the plain letter, as people look for them.
const nameIn = (language: 'ar' | 'en'): SQL =>
  language === 'ar'
    ? sql`translate(${account.name}::jsonb ->> 'ar', 'أإآٱة', 'ااااه')`
    : sql`lower(${account.name}::jsonb ->> 'en')`

export const listMerchants = async (
  db: Db,
  { filter, order: wanted, now }: { filter: MerchantFilter; order: MerchantOrder; now: Date },
  { limit, offset }: PageSlice,
) => {
  const current = currentSubscriptions(db, now)
  const branches = branchTotals(db)
  const orders = orderTotals(db, now)
  const ordersLast30Days = sql<number>`coalesce(${orders.orderCount}, 0)::int`
  const sortBy = {
    name: nameIn(wanted.language),
    ordersLast30Days,
    expiryDate: sql`${current.expiryDate}`,
    createdAt: sql`${account.createdAt}`,
  }[wanted.sort]
  const direction = wanted.direction === 'asc' ? sql`asc` : sql`desc`
  const where = and(
    ...filter.words.map(wordFound),
    filter.status ? eq(account.status, filter.status) : undefined,
    filter.planId ? eq(current.planId, filter.planId) : undefined,
    filter.city ? eq(account.city, filter.city) : undefined,
    filter.isEnding ? gt(current.expiryDate, now) : undefined,
  )
  const rows = await db
    .select({
      id: account.id,
      name: account.name,
      city: account.city,
      status: account.status,
      createdAt: account.createdAt,
      currentPlan: current.planName,
      expiryDate: current.expiryDate,
      branchCount: sql<number>`coalesce(${branches.branchCount}, 0)::int`,
      ordersLast30Days,
    })
    .from(account)
    .leftJoin(current, eq(current.accountId, account.id))
    .leftJoin(branches, eq(branches.accountId, account.id))
    .leftJoin(orders, eq(orders.accountId, account.id))
    .where(where)
    .orderBy(sql`${sortBy} ${direction} nulls last`, asc(account.id))
    .limit(limit)
    .offset(offset)
  const [total] = await db
    .select({ count: count() })
    .from(account)
    .leftJoin(current, eq(current.accountId, account.id))
    .where(where)
  return { rows, totalCount: total?.count ?? 0 }
}

/** Over all merchants. `soon`: until when a subscription counts as about to expire. */
export const summariseMerchants = async (db: Db, { now, soon }: { now: Date; soon: Date }) => {
  const current = currentSubscriptions(db, now)
  const isActive = sql`${current.status} = 'Active'`
  const [row] = await db
    .select({
      active: sql<number>`count(*) filter (where ${account.status} = 'Active')`.mapWith(Number),
      suspended: sql<number>`count(*) filter (where ${account.status} = 'Suspended')`.mapWith(Number),
      expiringIn14Days:
        sql<number>`count(*) filter (where ${isActive} and ${current.expiryDate} between ${now} and ${soon})`.mapWith(
          Number,
        ),
      monthlyRevenue:
        sql<number>`coalesce(${sum(current.priceMonthly)} filter (where ${isActive}), 0)`.mapWith(Number),
    })
    .from(account)
    .leftJoin(current, eq(current.accountId, account.id))
  return row ?? { active: 0, suspended: 0, expiringIn14Days: 0, monthlyRevenue: 0 }
}

export const listPlans = async (db: Db) =>
  db.select({ id: plan.id, name: plan.name }).from(plan).orderBy(asc(plan.index), asc(plan.id))

export const listCities = async (db: Db): Promise<string[]> => {
  const rows = await db.selectDistinct({ city: account.city }).from(account).orderBy(asc(account.city))
  return rows.flatMap(row => row.city ?? [])
}
