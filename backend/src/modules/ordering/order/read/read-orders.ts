import type { SQL } from 'drizzle-orm'
import type { LiveOrders, Order } from '@sufra/shared/contracts/order'
import type { OrderFilter, OrderListQuery, OrderPage, OrderTotals } from '@sufra/shared/contracts/order-list'
import type { Db, Scope } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import { refuseOtherBranch } from '#src/routing/branch-limit.ts'
import { cursorOf } from '#src/modules/infrastructure/infrastructure.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import { mapYielding } from '#src/routing/map-yielding.ts'
import type { Session } from '#src/routing/route.ts'
import { prepareSearch, wantedOrders } from './order-search.ts'
import { sumOrders } from './order-totals.repository.ts'
import {
  countOpenOrders,
  countOrders,
  findOrder,
  linesOf,
  listEndedOrders,
  listOpenOrders,
  listOrders,
} from '../order.repository.ts'
import type { LineEntry, LiveFilter, OrderEntry } from '../order.repository.ts'
import { statusById } from '../state/order-status.ts'
import { actorOf } from '../state/available-actions.ts'
import { presentOrderFor } from '../present/present-order.ts'

const FINALS_SHOWN_MS = 15 * 60_000
/** Maximum number of orders on the board; the others are counted. */
export const MOST_SHOWN = { open: 500, ended: 100 }

/** The reader's session and scope. */
export interface Caller {
  session: Session
  scope: Scope
}

/** Returns the branches of a filter within those of the user; empty for all. */
const branchesFor = (session: Session, wanted: number): number[] =>
  wanted === 0 ? session.branchIds : [wanted]

const presentAll = async (db: Db, { session, scope }: Caller, entries: OrderEntry[]): Promise<Order[]> => {
  const ids = entries.map(({ order }) => order.id)
  const byOrder = new Map<number, LineEntry[]>(ids.map(id => [id, []]))
  for (const line of await linesOf(db, scope, ids)) byOrder.get(line.orderId)?.push(line)
  const actor = actorOf(session)
  return mapYielding(entries, entry => presentOrderFor(entry, byOrder.get(entry.order.id) ?? [], actor))
}

/** 404 for an order outside the scope; 403 for another branch of the caller's merchant. */
export const readOrder = async (db: Db, caller: Caller, id: number): Promise<OrderEntry> => {
  const entry = await findOrder(db, { scope: caller.scope, id })
  if (!entry) throw notFound()
  refuseOtherBranch(caller.session, entry.order.branchId)
  return entry
}

export const readDetails = async (db: Db, caller: Caller, id: number): Promise<Order> => {
  const [order] = await presentAll(db, caller, [await readOrder(db, caller, id)])
  if (!order) throw notFound()
  return order
}

// The API promises the order by deadline.
const byDeadline = ({ order: one }: OrderEntry, { order: other }: OrderEntry): number =>
  one.acceptBy.getTime() - other.acceptBy.getTime() ||
  one.placedAt.getTime() - other.placedAt.getTime() ||
  one.id - other.id

const listShown = async (
  db: Db,
  filter: LiveFilter,
): Promise<{ entries: OrderEntry[]; moreOpen: number }> => {
  const open = await listOpenOrders(db, filter, MOST_SHOWN.open)
  const ended = await listEndedOrders(db, filter, MOST_SHOWN.ended)
  const isCut = open.length === MOST_SHOWN.open
  const moreOpen = isCut ? (await countOpenOrders(db, filter)) - open.length : 0
  return { entries: [...open, ...ended].toSorted(byDeadline), moreOpen }
}

/** Returns the board and its event cursor from one snapshot. */
export const readLiveOrders = async (
  db: Db,
  caller: Caller & { accountId: number },
  query: { BranchId: number; OrderStatusId: number },
): Promise<LiveOrders> => {
  const now = new Date()
  const cursor = await cursorOf(db, caller.accountId)
  const status = statusById(query.OrderStatusId)
  const branchIds = branchesFor(caller.session, query.BranchId)
  const closedSince = new Date(now.getTime() - FINALS_SHOWN_MS)
  const isNoState = query.OrderStatusId !== 0 && !status
  const { entries, moreOpen } = isNoState
    ? { entries: [], moreOpen: 0 }
    : await listShown(db, { scope: caller.scope, branchIds, status, closedSince })
  const rows = await presentAll(db, caller, entries)
  const onePage = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': Math.max(rows.length, 1) }
  const page = pageAnswer(onePage, { rows, totalCount: rows.length + moreOpen })
  return { ...page, moreOpen, serverTime: now.toISOString(), cursor }
}

/** Returns the condition of the filters within the caller's scope. */
export const filterFor = async (db: Db, caller: Caller, query: OrderFilter): Promise<SQL | undefined> => {
  const branchIds = branchesFor(caller.session, query.BranchId)
  await prepareSearch(db, query)
  return wantedOrders(query, { scope: caller.scope, branchIds })
}

export const readOrderPage = async (db: Db, caller: Caller, query: OrderListQuery): Promise<OrderPage> => {
  const where = await filterFor(db, caller, query)
  const sort = { by: query.Sort, direction: query.Direction }
  const entries = await listOrders(db, where, { sort, ...sliceOf(query) })
  return pageAnswer(query, {
    rows: await presentAll(db, caller, entries),
    totalCount: await countOrders(db, where),
  })
}

export const readTotals = async (db: Db, caller: Caller, query: OrderFilter): Promise<OrderTotals> =>
  sumOrders(db, await filterFor(db, caller, query))
