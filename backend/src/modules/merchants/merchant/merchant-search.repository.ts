import { and, asc, count, eq, gt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AccountStatus } from '@sufra/shared/contracts/merchant'
import type { Db } from '#src/database/database.ts'
import { containsWords } from '#src/database/like-pattern.ts'
import { currentSubscriptions } from '#src/modules/billing/subscription/subscription.table.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import type { PageSlice } from '#src/routing/page.ts'

interface MerchantFilter {
  /** every word must be found, of `searchWords` */
  words: string[]
  status?: AccountStatus
  /** 0 for all */
  planId: number
  city?: string
  /** 0 for all: merchants with a branch on this platform */
  channelId: number
  /** merchants whose plan has an end in the future */
  isEnding?: boolean
}

interface MerchantOrder {
  sort: 'name' | 'ordersLast30Days' | 'expiryDate' | 'createdAt'
  direction: 'asc' | 'desc'
  language: 'ar' | 'en'
}

export const MONTH_MS = 30 * 86_400_000

const wordFound = (word: string): SQL | undefined => {
  const isId = /^\d{1,9}$/.test(word)
  const named = containsWords(account.searchKey, [word])
  return isId ? sql`(${named} or ${account.id} = ${Number(word)})` : named
}

const orderTotals = (db: Db, now: Date) =>
  db
    .select({ accountId: order.accountId, orderCount: count().as('order_count') })
    .from(order)
    .where(and(gt(order.placedAt, new Date(now.getTime() - MONTH_MS)), eq(order.isTest, false)))
    .groupBy(order.accountId)
    .as('order_totals')

// Names are JSON text. Hamza forms sort like the plain letter, as people expect.
const nameIn = (language: 'ar' | 'en'): SQL =>
  language === 'ar'
    ? sql`translate(${account.name}::jsonb ->> 'ar', 'أإآٱة', 'ااااه')`
    : sql`lower(${account.name}::jsonb ->> 'en')`

const linked = (channelId: number): SQL =>
  sql`exists (select from ${integration} where ${integration.accountId} = ${account.id}
    and ${integration.channelId} = ${channelId} and ${integration.webhookSecret} is not null)`

export interface MerchantSearchRequest {
  filter: MerchantFilter
  order: MerchantOrder
  now: Date
}

type Current = ReturnType<typeof currentSubscriptions>

const conditionOf = ({ filter, now }: MerchantSearchRequest, current: Current) =>
  and(
    ...filter.words.map(wordFound),
    filter.status ? eq(account.status, filter.status) : undefined,
    filter.city ? eq(account.city, filter.city) : undefined,
    filter.channelId ? linked(filter.channelId) : undefined,
    filter.planId ? eq(current.planId, filter.planId) : undefined,
    filter.isEnding ? gt(current.expiryDate, now) : undefined,
  )

const countMerchants = async (db: Db, wanted: MerchantSearchRequest): Promise<number> => {
  const current = currentSubscriptions(db, wanted.now)
  const where = conditionOf(wanted, current)
  const { planId, isEnding } = wanted.filter
  const rows = db.select({ count: count() }).from(account)
  const [total] =
    planId || isEnding
      ? await rows.innerJoin(current, eq(current.accountId, account.id)).where(where)
      : await rows.where(where)
  return total?.count ?? 0
}

interface Found {
  id: number
  totalCount: number | null
}

// Filters over other tables visit all matches anyway, so the same query counts them.
const countedOnTheWay = ({ planId, channelId, isEnding }: MerchantFilter) =>
  planId || channelId || isEnding ? sql<number>`(count(*) over ())::int` : sql<null>`null::int`

const readIds = (db: Db, wanted: MerchantSearchRequest, { limit, offset }: PageSlice): Promise<Found[]> => {
  const { order: by, filter, now } = wanted
  const current = currentSubscriptions(db, now)
  const orders = orderTotals(db, now)
  const page = db
    .select({ id: account.id, totalCount: countedOnTheWay(filter) })
    .from(account)
    .$dynamic()
  const sortBy = {
    name: nameIn(by.language),
    ordersLast30Days: sql`coalesce(${orders.orderCount}, 0)`,
    expiryDate: sql`${current.expiryDate}`,
    createdAt: sql`${account.createdAt}`,
  }[by.sort]
  if (filter.planId || filter.isEnding || by.sort === 'expiryDate')
    void page.leftJoin(current, eq(current.accountId, account.id))
  if (by.sort === 'ordersLast30Days') void page.leftJoin(orders, eq(orders.accountId, account.id))
  const direction = by.direction === 'asc' ? sql`asc` : sql`desc`
  return page
    .where(conditionOf(wanted, current))
    .orderBy(sql`${sortBy} ${direction} nulls last`, asc(account.id))
    .limit(limit)
    .offset(offset)
}

/** Returns the ids of a page of merchants in order, and their total. Rows before the page are not read further. */
export const findMerchants = async (db: Db, wanted: MerchantSearchRequest, slice: PageSlice) => {
  const found = await readIds(db, wanted, slice)
  return {
    ids: found.map(({ id }) => id),
    totalCount: found[0]?.totalCount ?? (await countMerchants(db, wanted)),
  }
}
