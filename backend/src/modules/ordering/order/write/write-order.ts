import type { OrderHistoryEntry, OrderStatus } from '@sufra/shared/contracts/order'
import { tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { publishLiveEvent } from '#src/modules/infrastructure/infrastructure.ts'
import { appendHistory } from '../order-history.repository.ts'
import { changeOrder, linesOf } from '../order.repository.ts'
import type { LineEntry, OrderEntry } from '../order.repository.ts'
import type { OrderRow } from '../order.table.ts'
import { isFinal } from '../state/order-status.ts'
import { orderUpserted } from '../present/present-order.ts'

/** One step of an order: its source, its target status and its changes. */
export interface Change {
  source: OrderHistoryEntry['source']
  action: string
  to: OrderStatus
  byUserId?: number
  note?: string
  changes?: Partial<OrderRow>
}

/** Publishes the order to the merchant's browsers. Call it last in the transaction, see `publishLiveEvent`. */
export const publishOrder = async (db: Db, entry: OrderEntry, lines: LineEntry[]): Promise<void> =>
  publishLiveEvent(db, entry.order.accountId, orderUpserted(entry, lines))

export const linesOfEntry = async (db: Db, { order }: OrderEntry): Promise<LineEntry[]> =>
  linesOf(db, tenant(order.accountId), [order.id])

/** Values of an order without an undoable step. */
export const NO_UNDO = { undoFrom: null, undoUserId: null, undoUntil: null, undoFixes: null }

// A new status ends the undo of the step before.
const arriving = (to: OrderStatus, now: Date): Partial<OrderRow> => ({
  ...NO_UNDO,
  closedAt: isFinal(to) ? now : null,
})

/**
 * Writes the order's row and its timeline entry. Returns undefined and writes nothing when the order was
 * changed meanwhile.
 */
export const takeStep = async (
  db: Db,
  { entry, change, now }: { entry: OrderEntry; change: Change; now: Date },
): Promise<OrderEntry | undefined> => {
  const { accountId, id, status } = entry.order
  const { to, source, action, byUserId, note } = change
  const row = await changeOrder(db, entry.order, {
    ...(to === status ? {} : arriving(to, now)),
    ...change.changes,
    status: to,
  })
  if (!row) return undefined
  await appendHistory(db, [
    { accountId, orderId: id, at: now, byUserId, source, action, from: status, to, note: note || null },
  ])
  return { ...entry, order: row }
}
