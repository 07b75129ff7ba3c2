import { and, count, eq, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { drift } from '#src/modules/channels/drift/drift.table.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'

/** Start of this month in Riyadh, start of the month before, and the same moment of the month before. */
const SINCE = sql`date_trunc('month', now() at time zone 'Asia/Riyadh') at time zone 'Asia/Riyadh'`
const BEFORE = sql`(date_trunc('month', now() at time zone 'Asia/Riyadh') - interval '1 month') at time zone 'Asia/Riyadh'`
const SAME_MOMENT = sql`least((now() at time zone 'Asia/Riyadh' - interval '1 month') at time zone 'Asia/Riyadh', ${SINCE})`

const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

export const readOrderFigures = async (db: Db, accountId: number) => {
  const isThis = sql`${order.placedAt} >= ${SINCE}`
  const isLast = sql`${order.placedAt} < ${SAME_MOMENT}`
  const isMissed = sql`${order.status} = 'Missed'`
  const [row] = await db
    .select({
      ordersThisMonth: countWhere(isThis),
      ordersLastMonth: countWhere(isLast),
      missedThisMonth: countWhere(sql`${isThis} and ${isMissed}`),
      missedLastMonth: countWhere(sql`${isLast} and ${isMissed}`),
    })
    .from(order)
    .where(and(eq(order.accountId, accountId), eq(order.isTest, false), sql`${order.placedAt} >= ${BEFORE}`))
  return row ?? { ordersThisMonth: 0, ordersLastMonth: 0, missedThisMonth: 0, missedLastMonth: 0 }
}

export const readOpenOrders = async (db: Db, accountId: number) => {
  const [open] = await db
    .select({ total: count() })
    .from(order)
    .where(and(eq(order.accountId, accountId), isNull(order.closedAt)))
  const [last] = await db
    .select({ at: max(order.placedAt) })
    .from(order)
    .where(eq(order.accountId, accountId))
  return { openOrders: open?.total ?? 0, lastOrderAt: last?.at ?? null }
}

export const countDifferences = async (db: Db, accountId: number): Promise<number> => {
  const isSure = and(isNotNull(drift.confirmedAt), isNull(drift.endedAt))
  const [row] = await db
    .select({ total: count() })
    .from(drift)
    .where(and(eq(drift.accountId, accountId), isSure))
  return row?.total ?? 0
}

/** Counts connections. An ended link has no secret. */
export const countConnections = async (db: Db, accountId: number) => {
  const isEnded = sql`${integration.webhookSecret} is null`
  const isTroubled = sql`${integration.failingSince} is not null or ${integration.refusedSecret} is not null`
  const [row] = await db
    .select({
      working: countWhere(sql`not (${isEnded}) and not (${isTroubled})`),
      troubled: countWhere(sql`not (${isEnded}) and (${isTroubled})`),
      ended: countWhere(isEnded),
    })
    .from(integration)
    .where(eq(integration.accountId, accountId))
  return row ?? { working: 0, troubled: 0, ended: 0 }
}
