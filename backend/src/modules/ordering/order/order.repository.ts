import { and, asc, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { EscalationSettings } from '@sufra/shared/contracts/escalation'
import type { OrderStatus } from '@sufra/shared/contracts/order'
import type { Db, Scope } from '#src/database/database.ts'
import { insertRows, rowFrom } from '#src/database/insert-rows.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { orderSearch } from './order-search.table.ts'
import { order, orderHistory, orderLine } from './order.table.ts'
import type { OrderLineRow, OrderRow } from './order.table.ts'

/** An order with data of its branch. */
export interface OrderEntry {
  order: OrderRow
  branchName: string
  autoStartPreparing: boolean
  timeZone: string
  escalation: EscalationSettings | null
}

const entry = {
  order,
  branchName: branch.name,
  autoStartPreparing: branch.autoStartPreparing,
  timeZone: branch.timeZone,
  escalation: branch.escalation,
}

const entries = (db: Db) =>
  db
    .select(entry)
    .from(order)
    .innerJoin(branch, and(eq(branch.accountId, order.accountId), eq(branch.id, order.branchId)))

export const findOrder = async (
  db: Db,
  key: { scope: Scope; id: number },
): Promise<OrderEntry | undefined> => {
  const [found] = await entries(db).where(and(tenantFilter(key.scope, order.accountId), eq(order.id, key.id)))
  return found
}

export interface ChannelKeyOfOrder {
  accountId: number
  channelId: number
  channelOrderId: string
}

/**
 * Returns the orders, locked until the transaction ends, so that a platform's event is never lost to a
 * concurrent action.
 */
export const lockOrdersOfChannel = async (db: Db, keys: ChannelKeyOfOrder[]): Promise<OrderEntry[]> => {
  const isNamed = keys.map(key =>
    and(
      eq(order.accountId, key.accountId),
      eq(order.channelId, key.channelId),
      eq(order.channelOrderId, key.channelOrderId),
    ),
  )
  return entries(db)
    .where(or(...isNamed))
    .orderBy(asc(order.id))
    .for('update', { of: order })
}

/** Returns the order, locked until the transaction ends. */
export const lockOrder = async (
  db: Db,
  key: { accountId: number; id: number },
): Promise<OrderEntry | undefined> => {
  const [found] = await entries(db)
    .where(and(eq(order.accountId, key.accountId), eq(order.id, key.id)))
    .for('update', { of: order })
  return found
}

/** Locks the order, or skips it when another node has locked it. */
export const lockFreeOrder = async (
  db: Db,
  key: { accountId: number; id: number },
): Promise<OrderEntry | undefined> => {
  const [found] = await entries(db)
    .where(and(eq(order.accountId, key.accountId), eq(order.id, key.id)))
    .for('update', { of: order, skipLocked: true })
  return found
}

export interface LiveFilter {
  scope: Scope
  /** empty for all */
  branchIds: number[]
  status?: OrderStatus
  closedSince: Date
}

const isLive = ({ scope, branchIds, status }: LiveFilter): SQL | undefined =>
  and(
    tenantFilter(scope, order.accountId),
    branchIds.length > 0 ? inArray(order.branchId, branchIds) : undefined,
    status ? eq(order.status, status) : undefined,
  )

/** Open orders: unanswered ones first, then by deadline. */
export const listOpenOrders = async (db: Db, filter: LiveFilter, limit: number): Promise<OrderEntry[]> =>
  entries(db)
    .where(and(isLive(filter), isNull(order.closedAt)))
    .orderBy(sql`${order.status} <> 'New'`, asc(order.acceptBy), asc(order.placedAt), asc(order.id))
    .limit(limit)

export const countOpenOrders = async (db: Db, filter: LiveFilter): Promise<number> =>
  countOrders(db, and(isLive(filter), isNull(order.closedAt)))

/** Orders that ended since then, latest first. */
export const listEndedOrders = async (db: Db, filter: LiveFilter, limit: number): Promise<OrderEntry[]> =>
  entries(db)
    .where(and(isLive(filter), gte(order.closedAt, filter.closedSince)))
    .orderBy(desc(order.closedAt), desc(order.id))
    .limit(limit)

export interface OrderSort {
  by: 'placedAt' | 'finalPrice'
  direction: 'asc' | 'desc'
}

/** Only the orders of the page are joined and read in full, however many match. */
export const listOrders = async (
  db: Db,
  where: SQL | undefined,
  { sort, limit, offset }: PageSlice & { sort: OrderSort },
): Promise<OrderEntry[]> => {
  const way = sort.direction === 'asc' ? asc : desc
  const sorting = [way(order[sort.by]), way(order.id)]
  const { accountId, id } = order
  const matching = db.select({ accountId, id }).from(order).where(where)
  const page = matching
    .orderBy(...sorting)
    .limit(limit)
    .offset(offset)
    .as('page')
  return entries(db)
    .innerJoin(page, and(eq(page.accountId, order.accountId), eq(page.id, order.id)))
    .orderBy(...sorting)
}

export const countOrders = async (db: Db, where: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(order).where(where)
  return row?.total ?? 0
}

export type LineEntry = typeof orderLine.$inferSelect & { imageKey: string | null }

/** Lines of these orders as ordered, with the present picture of the product. */
export const linesOf = async (db: Db, scope: Scope, orderIds: number[]): Promise<LineEntry[]> => {
  if (orderIds.length === 0) return []
  const rows = await db
    .select({ line: orderLine, imageKey: product.imageKey })
    .from(orderLine)
    .leftJoin(product, and(eq(product.accountId, orderLine.accountId), eq(product.id, orderLine.productId)))
    .where(and(tenantFilter(scope, orderLine.accountId), inArray(orderLine.orderId, orderIds)))
    .orderBy(asc(orderLine.id))
  return rows.map(({ line, imageKey }) => ({ ...line, imageKey }))
}

/**
 * Inserts new orders and returns only those, with a free id for each line, so that the lines can be written
 * and published without a wait for their ids.
 */
export const insertOrders = async (
  db: Db,
  rows: (typeof order.$inferInsert)[],
  lineCount: number,
): Promise<{ orders: OrderRow[]; lineIds: number[] }> => {
  const { rows: inserted } = await db.execute<Record<string, unknown> & { line_ids: number[] | null }>(sql`
    ${insertRows(order, rows)} on conflict do nothing
    returning *, (
      select array_agg(nextval(pg_get_serial_sequence('order_line', 'id'))::integer)
      from generate_series(1, ${lineCount}::integer)) as line_ids`)
  return { orders: inserted.map(row => rowFrom(order, row)), lineIds: inserted[0]?.line_ids ?? [] }
}

/** Lines of new orders and the first timeline entries: one write for `atEnd`. */
export const linesWrite = (
  db: Db,
  { lines, history }: { lines: OrderLineRow[]; history: (typeof orderHistory.$inferInsert)[] },
): { execute(): Promise<unknown> } => {
  const noted = insertRows(orderHistory, history)
  if (lines.length === 0) return db.execute(noted)
  return db.execute(sql`with noted as (${noted}) ${insertRows(orderLine, lines)}`)
}

/** Adds what an order is searched by, after a change of it. A trigger does the same for new orders and lines. */
export const addSearchKey = async (db: Db, row: OrderRow): Promise<void> => {
  const { accountId, id, orderNumber, channelOrderId, customerName, customerPhone } = row
  const searchKey = sql`search_text_of_order(${orderNumber}, ${channelOrderId}, ${customerName}, ${customerPhone})`
  await db.insert(orderSearch).values({ accountId, orderId: id, searchKey })
}

/** Writes lines in place of those that the order has. */
export const replaceLines = async (
  db: Db,
  { accountId, id }: Pick<OrderRow, 'accountId' | 'id'>,
  lines: (typeof orderLine.$inferInsert)[],
): Promise<void> => {
  await db.delete(orderLine).where(and(eq(orderLine.accountId, accountId), eq(orderLine.orderId, id)))
  if (lines.length > 0) await db.insert(orderLine).values(lines)
}

export interface ResolvedLine {
  lineId: number
  productId: number
  isOutsideSaleHours: boolean
}

/** Writes the product of each line after it was added to the menu or mapped. */
export const resolveLines = async (db: Db, accountId: number, resolved: ResolvedLine[]): Promise<void> => {
  for (const { lineId, ...meaning } of resolved) {
    await db
      .update(orderLine)
      .set(meaning)
      .where(and(eq(orderLine.accountId, accountId), eq(orderLine.id, lineId)))
  }
}

/**
 * Changes an order only if it is still as it was read. Every change of an order uses this function. Returns
 * undefined when it was changed meanwhile.
 */
export const changeOrder = async (
  db: Db,
  seen: Pick<OrderRow, 'accountId' | 'id' | 'status' | 'rowVersion'>,
  changes: Partial<OrderRow>,
): Promise<OrderRow | undefined> => {
  const [changed] = await db
    .update(order)
    .set({ ...changes, rowVersion: sql`${order.rowVersion} + 1` })
    .where(
      and(
        eq(order.accountId, seen.accountId),
        eq(order.id, seen.id),
        eq(order.status, seen.status),
        eq(order.rowVersion, seen.rowVersion),
      ),
    )
    .returning()
  return changed
}
