import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { branchSnooze } from '#src/modules/catalogue/product/branch-snooze.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { channelCall } from '#src/modules/channels/channel-call/channel-call.table.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { branchChange } from '#src/modules/merchants/branch/branch-change.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import type { Span } from './shift-orders.repository.ts'

type Place = Pick<Span, 'accountId' | 'branchId'>

/** Products of the branch's menu that somebody snoozed; earliest end first. */
export const listSnoozed = async (db: Db, { accountId, branchId }: Place, limit: number) => {
  const isHere = sql<boolean>`(${product.isVisible} and ${branchSnooze.branchId} is not null)`
  const until = sql<string | null>`to_json(case when ${product.isVisible} then ${branchSnooze.until}
    else ${product.snoozedUntil} end) #>> '{}'`
  const since = sql<string | null>`to_json(case when ${product.isVisible} then ${branchSnooze.snoozedAt}
    else ${product.snoozedAt} end) #>> '{}'`
  const reason = sql<string | null>`case when ${product.isVisible} then ${branchSnooze.reason}
    else ${product.snoozeReason} end`
  const rows = await db
    .select({
      id: product.id,
      name: product.name,
      since,
      until,
      reason,
      isHereOnly: isHere,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(product)
    .innerJoin(
      branch,
      and(
        eq(branch.accountId, product.accountId),
        eq(branch.serviceProviderId, product.serviceProviderId),
        eq(branch.id, branchId),
      ),
    )
    .leftJoin(
      branchSnooze,
      and(
        eq(branchSnooze.accountId, product.accountId),
        eq(branchSnooze.productId, product.id),
        eq(branchSnooze.branchId, branchId),
      ),
    )
    .where(
      and(
        eq(product.accountId, accountId),
        isNull(product.deletedAt),
        sql`(not ${product.isVisible} or ${branchSnooze.branchId} is not null)`,
      ),
    )
    .orderBy(sql`${until} nulls last`, asc(product.index), asc(product.id))
    .limit(limit)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Returns the branch's manual state beside its hours. */
export const findOverride = async (db: Db, { accountId, branchId }: Place) => {
  const [row] = await db
    .select({
      kind: branch.overrideKind,
      since: branch.overrideAt,
      until: branch.overrideUntil,
      minutes: branch.busyMinutes,
      reason: branch.overrideReason,
      channelIds: branch.overrideChannelIds,
    })
    .from(branch)
    .where(and(eq(branch.accountId, accountId), eq(branch.id, branchId)))
  return row
}

const STATES = ['Busy', 'Paused', 'Open', 'Ended', 'Disabled', 'Enabled'] as const

/** Changes of the branch's state: paused, busy, opened. */
export const listStateChanges = async (db: Db, { accountId, branchId, from, to }: Span, limit: number) =>
  db
    .select({ change: branchChange, byName: user.name })
    .from(branchChange)
    .leftJoin(user, eq(user.id, branchChange.byUserId))
    .where(
      and(
        eq(branchChange.accountId, accountId),
        eq(branchChange.branchId, branchId),
        inArray(branchChange.kind, [...STATES]),
        gte(branchChange.at, from),
        lte(branchChange.at, to),
      ),
    )
    .orderBy(asc(branchChange.id))
    .limit(limit)

/** Calls about orders that platforms did not accept. */
export const listGivenUp = async (db: Db, { accountId, branchId, from, to }: Span, limit: number) =>
  db
    .select({
      id: channelCall.id,
      action: channelCall.action,
      state: channelCall.state,
      since: channelCall.since,
      orderNumber: order.orderNumber,
      channelId: order.channelId,
    })
    .from(channelCall)
    .innerJoin(order, and(eq(order.accountId, channelCall.accountId), eq(order.id, channelCall.orderId)))
    .where(
      and(
        eq(channelCall.accountId, accountId),
        eq(order.branchId, branchId),
        inArray(channelCall.state, ['gaveUp', 'refused']),
        gte(channelCall.since, from),
        lte(channelCall.since, to),
      ),
    )
    .orderBy(asc(channelCall.id))
    .limit(limit)
