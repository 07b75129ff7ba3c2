import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#src/database/database.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { isCurrentSubscription, subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { MONTH_MS, findMerchants } from './merchant-search.repository.ts'
import type { MerchantSearchRequest } from './merchant-search.repository.ts'

// Uses the index on one merchant's subscriptions, so that a page reads as many rows, not all.
const currentOf = (db: Db, now: Date) =>
  db
    .select({ expiryDate: subscription.expiryDate, planId: subscription.planId, planName: plan.name })
    .from(subscription)
    .innerJoin(plan, eq(plan.id, subscription.planId))
    .where(and(eq(subscription.accountId, account.id), isCurrentSubscription(now)))
    .limit(1)
    .as('current_of')

/** Returns these merchants in this order with their subscriptions. */
const readPage = async (db: Db, ids: readonly number[], now: Date) => {
  const current = currentOf(db, now)
  const rows = await db
    .select({
      id: account.id,
      name: account.name,
      city: account.city,
      status: account.status,
      createdAt: account.createdAt,
      closesAt: account.closesAt,
      currentPlan: current.planName,
      expiryDate: current.expiryDate,
    })
    .from(account)
    .leftJoinLateral(current, sql`true`)
    .where(inArray(account.id, ids))
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

const Figures = z.array(
  z.object({
    id: z.int(),
    branchCount: z.int(),
    ordersLast30Days: z.int(),
    lastOrderAt: z.coerce.date().nullable(),
    channelIds: z.array(z.int()),
  }),
)

/** Returns the counted figures for the merchants of a page. */
const figuresOf = async (db: Db, ids: number[], now: Date) => {
  const since = new Date(now.getTime() - MONTH_MS).toISOString()
  const { rows } = await db.execute(sql`
    select merchant.id,
      (select count(*)::int from ${branch} where ${branch.accountId} = merchant.id
        and ${branch.deletedAt} is null) as "branchCount",
      (select count(*)::int from ${order} where ${order.accountId} = merchant.id
        and ${order.placedAt} > ${since}::timestamptz and not ${order.isTest}) as "ordersLast30Days",
      (select ${order.placedAt} from ${order} where ${order.accountId} = merchant.id
        order by ${order.placedAt} desc limit 1) as "lastOrderAt",
      array(select distinct ${integration.channelId} from ${integration}
        where ${integration.accountId} = merchant.id and ${integration.webhookSecret} is not null
        order by 1) as "channelIds"
    from unnest(${sql.param(ids)}::int[]) as merchant (id)`)
  return new Map(Figures.parse(rows).map(({ id, ...figures }) => [id, figures]))
}

const NO_FIGURES = { branchCount: 0, ordersLast30Days: 0, lastOrderAt: null, channelIds: [] }

export const listMerchants = async (db: Db, wanted: MerchantSearchRequest, slice: PageSlice) => {
  const { ids, totalCount } = await findMerchants(db, wanted, slice)
  const page = await readPage(db, ids, wanted.now)
  const figures = await figuresOf(db, ids, wanted.now)
  return {
    rows: page.map(row => ({ ...row, ...(figures.get(row.id) ?? NO_FIGURES) })),
    totalCount,
  }
}

export const listPlans = async (db: Db) =>
  db.select({ id: plan.id, name: plan.name }).from(plan).orderBy(asc(plan.index), asc(plan.id))

const Cities = z.array(z.object({ city: z.string() }))

/** Returns the distinct cities by a skip scan of the index, because there are few cities and many merchants. */
export const listCities = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute(sql`
    with recursive named as (
      (select city from account where city is not null order by city limit 1)
      union all
      select (select account.city from account where account.city > named.city order by account.city limit 1)
      from named where named.city is not null
    )
    select city from named where city is not null`)
  return Cities.parse(rows).map(({ city }) => city)
}
