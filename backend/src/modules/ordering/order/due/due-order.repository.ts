import { and, asc, inArray, lte } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OrderStatus } from '@sufra/shared/contracts/order'
import type { Db } from '#src/database/database.ts'
import { order } from '../order.table.ts'
import { RINGING_STATUSES } from '../state/order-status.ts'

export interface Deadline {
  statuses: readonly OrderStatus[]
  column: PgColumn
  /** deadlines up to this instant have passed */
  passed: Date
}

export interface DueOrder {
  accountId: number
  id: number
}

const BATCH = 200

/** Covers all merchants: call it in the scope of all merchants. */
export const dueOrders = async (db: Db, { statuses, column, passed }: Deadline): Promise<DueOrder[]> =>
  db
    .select({ accountId: order.accountId, id: order.id })
    .from(order)
    .where(and(inArray(order.status, statuses), lte(column, passed)))
    .orderBy(asc(column))
    .limit(BATCH)

export const expiring = (now: Date): Deadline => ({ statuses: ['New'], column: order.acceptBy, passed: now })
export const releasing = (now: Date): Deadline => ({
  statuses: ['Scheduled'],
  column: order.releaseAt,
  passed: now,
})
export const completing = (now: Date): Deadline => ({
  statuses: ['PickedUp'],
  column: order.pickedUpAt,
  passed: now,
})
export const escalating = (now: Date): Deadline => ({
  statuses: RINGING_STATUSES,
  column: order.escalateAt,
  passed: now,
})
