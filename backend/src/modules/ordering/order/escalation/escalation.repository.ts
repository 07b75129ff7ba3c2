import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { EscalationStep, OrderStatus } from '@sufra/shared/contracts/order'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { order, orderHistory } from '../order.table.ts'
import type { OrderRow } from '../order.table.ts'
import { RINGING_STATUSES } from '../state/order-status.ts'

/** Changes nothing visible, so the order keeps its version. */
export const setEscalateAt = async (
  db: Db,
  { accountId, id }: Pick<OrderRow, 'accountId' | 'id'>,
  escalateAt: Date | null,
): Promise<void> => {
  await db
    .update(order)
    .set({ escalateAt })
    .where(and(eq(order.accountId, accountId), eq(order.id, id), inArray(order.status, RINGING_STATUSES)))
}

/** Returns the facts for the message about a waiting order; undefined when it was answered or its time is over. */
export const findWaiting = async (db: Db, { accountId, id }: { accountId: number; id: number }) => {
  const [row] = await db
    .select({
      id: order.id,
      orderNumber: order.orderNumber,
      channelId: order.channelId,
      acceptBy: order.acceptBy,
      branchName: branch.name,
      timeZone: branch.timeZone,
    })
    .from(order)
    .innerJoin(branch, and(eq(branch.accountId, order.accountId), eq(branch.id, order.branchId)))
    .where(and(eq(order.accountId, accountId), eq(order.id, id), inArray(order.status, RINGING_STATUSES)))
  return row
}
export type WaitingOrder = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

export interface EscalatedFilter {
  scope: Scope
  /** empty for all */
  branchIds: number[]
  since: Date
}

const isEscalated = ({ scope, branchIds, since }: EscalatedFilter) =>
  and(
    tenantFilter(scope, order.accountId),
    isNotNull(order.escalation),
    gte(order.placedAt, since),
    branchIds.length > 0 ? inArray(order.branchId, branchIds) : undefined,
  )

/** Counts escalated orders by their last step and their status. */
export const countEscalated = async (
  db: Db,
  filter: EscalatedFilter,
): Promise<{ step: EscalationStep | null; status: OrderStatus; orders: number }[]> =>
  db
    .select({ step: order.escalation, status: order.status, orders: sql<number>`count(*)::int` })
    .from(order)
    .where(isEscalated(filter))
    .groupBy(order.escalation, order.status)

const ofThisOrder = sql`h.account_id = ${order.accountId} and h.order_id = ${order.id}`
// Time since which the order rings: its arrival, its release, or its resolution.
const rangAt = sql<string>`(select to_json(max(h.at)) #>> '{}' from ${orderHistory} h
  where ${ofThisOrder} and h.to_status in ('New', 'Failed') and h.from_status is distinct from h.to_status)`
const touch = sql<{ at: string; by: string | null } | null>`(
  select json_build_object('at', h.at, 'by', u.name) from ${orderHistory} h
  left join ${user} u on u.id = h.by_user_id
  where ${ofThisOrder} and h.source = 'user' and h.from_status in ('New', 'Failed') order by h.id limit 1)`

/** Newest first. */
export const listEscalated = (db: Db, filter: EscalatedFilter, limit: number) =>
  db
    .select({
      id: order.id,
      orderNumber: order.orderNumber,
      channelId: order.channelId,
      branchId: order.branchId,
      branchName: branch.name,
      step: order.escalation,
      orderStatus: order.status,
      placedAt: order.placedAt,
      rangAt,
      touch,
    })
    .from(order)
    .innerJoin(branch, and(eq(branch.accountId, order.accountId), eq(branch.id, order.branchId)))
    .where(isEscalated(filter))
    .orderBy(desc(order.placedAt), desc(order.id))
    .limit(limit)
