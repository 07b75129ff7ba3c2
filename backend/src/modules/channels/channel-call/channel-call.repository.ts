import { and, asc, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { ChannelAction, ChannelCall } from '@sufra/shared/contracts/channel-call'
import type { Db, Scope } from '#src/database/database.ts'
import { insertRows } from '#src/database/insert-rows.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import type { OrderCall } from '#src/modules/channels/channel/channel.service.ts'
import { channelCall } from './channel-call.table.ts'

type Row = typeof channelCall.$inferSelect

/** A call about an order. */
export interface ChannelCallRow extends Omit<
  Row,
  'orderId' | 'channelOrderId' | 'action' | 'call' | 'state'
> {
  orderId: number
  channelOrderId: string
  action: ChannelAction
  call: OrderCall
  state: ChannelCall['state']
}

export interface OrderKey {
  accountId: number
  orderId: number
}

const ofOrder = ({ accountId, orderId }: OrderKey) =>
  and(eq(channelCall.accountId, accountId), eq(channelCall.orderId, orderId))

const ofAnOrder = (row: Row): ChannelCallRow[] => {
  const { orderId, channelOrderId, action, call, state } = row
  const isWhole = orderId !== null && channelOrderId !== null && action !== null && call !== null
  return isWhole && state !== 'unheard' ? [{ ...row, orderId, channelOrderId, action, call, state }] : []
}
const isWaiting = eq(channelCall.state, 'waiting')

/** Returns one write, for `atEnd` or to be awaited. */
export const insertCalls = (db: Db, rows: (typeof channelCall.$inferInsert)[]) =>
  db.execute(insertRows(channelCall, rows))

/** Withdraws a waiting acknowledgement, because a later step implies it, and ends the hold of the step before. */
export const overtakeCalls = async (db: Db, order: OrderKey, now: Date): Promise<void> => {
  await db.execute(sql`
    update ${channelCall}
    set state = case when action = 'acknowledge' then 'withdrawn' else state end,
      next_at = case when attempts = 0 then least(next_at, ${now.toISOString()}::timestamptz) else next_at end
    where account_id = ${order.accountId} and order_id = ${order.orderId} and state = 'waiting'`)
}

/** Queues the acknowledgement again that `overtakeCalls` withdrew, after the later step is taken back. */
export const reviveAcknowledgement = async (db: Db, order: OrderKey, now: Date): Promise<void> => {
  await db
    .update(channelCall)
    .set({ state: 'waiting', nextAt: now })
    .where(and(ofOrder(order), eq(channelCall.action, 'acknowledge'), eq(channelCall.state, 'withdrawn')))
}

/** Returns the newest call of its kind about an order, locked until the transaction ends. */
export const lockNewest = async (
  db: Db,
  order: OrderKey,
  action: ChannelAction,
): Promise<ChannelCallRow | undefined> => {
  const rows = await db
    .select()
    .from(channelCall)
    .where(and(ofOrder(order), eq(channelCall.action, action)))
    .orderBy(desc(channelCall.id))
    .limit(1)
    .for('update')
  return rows.flatMap(ofAnOrder)[0]
}

/** Returns the first waiting call about an order, locked until the transaction ends. */
export const lockFirstWaiting = async (db: Db, order: OrderKey): Promise<ChannelCallRow | undefined> => {
  const rows = await db
    .select()
    .from(channelCall)
    .where(and(ofOrder(order), isWaiting))
    .orderBy(asc(channelCall.id))
    .limit(1)
    .for('update')
  return rows.flatMap(ofAnOrder)[0]
}

/** Changes a call that is still waiting; one that was withdrawn meanwhile stays withdrawn. */
export const changeCall = async (
  db: Db,
  { accountId, id }: Pick<ChannelCallRow, 'accountId' | 'id'>,
  changes: Partial<ChannelCallRow>,
): Promise<boolean> => {
  const { rowCount } = await db
    .update(channelCall)
    .set(changes)
    .where(and(eq(channelCall.accountId, accountId), eq(channelCall.id, id), isWaiting))
  return rowCount === 1
}

/** Latest first. */
export const callsOf = async (
  db: Db,
  { scope, orderId }: { scope: Scope; orderId: number },
): Promise<ChannelCall[]> => {
  const rows = await db
    .select()
    .from(channelCall)
    .where(and(tenantFilter(scope, channelCall.accountId), eq(channelCall.orderId, orderId)))
    .orderBy(desc(channelCall.id))
  return rows
    .flatMap(ofAnOrder)
    .map(row => ({ ...row, since: row.since.toISOString(), at: row.at?.toISOString() ?? null }))
}

/** Covers all merchants. */
export const deleteCallsBefore = async (
  db: Db,
  { ofOrders, ofShops }: { ofOrders: Date; ofShops: Date },
): Promise<void> => {
  await db.delete(channelCall).where(and(eq(channelCall.kind, 'order'), lt(channelCall.since, ofOrders)))
  await db.delete(channelCall).where(and(ne(channelCall.kind, 'order'), lt(channelCall.since, ofShops)))
}

/** Deletes the ended calls about these orders, whose texts may name a customer. */
export const deleteEndedCalls = (db: Db, orders: readonly OrderKey[]) =>
  db.execute(sql`
    delete from ${channelCall} as call
    using unnest(
      ${sql.param(orders.map(({ accountId }) => accountId))}::int[],
      ${sql.param(orders.map(({ orderId }) => orderId))}::int[]
    ) as given (account_id, order_id)
    where call.account_id = given.account_id and call.order_id = given.order_id and call.state <> 'waiting'`)
