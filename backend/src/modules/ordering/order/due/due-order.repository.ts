import { and, asc, eq, lte } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OrderStatus } from '@sufra/shared/contracts/order'
import type { Db } from '#src/database/database.ts'
import { order } from '../order.table.ts'

export interface Deadline {
  status: OrderStatus
  column: PgColumn
  /** on or before this instant it has passed */
  passed: Date
}

export interface DueOrder {
  accountId: number
  id: number
}

const BATCH = 200

/** Over all merchants: call it in the scope of all. */
export const dueOrders = async (db: Db, { status, column, passed }: Deadline): Promise<DueOrder[]> =>
  db
    .select({ accountId: order.accountId, id: order.id })
    .from(order)
    .where(and(eq(order.status, status), lte(column, passed)))
    .orderBy(asc(column))
    .limit(BATCH)

export const expiring = (now: Date): Deadline => ({ status: 'New', column: order.acceptBy, passed: now })
export const releasing = (now: Date): Deadline => ({
  status: 'Scheduled',
  column: order.releaseAt,
  passed: now,
})
export const completing = (now: Date): Deadline => ({
  status: 'PickedUp',
  column: order.pickedUpAt,
  passed: now,
})
export const escalating = (now: Date): Deadline => ({ status: 'New', column: order.escalateAt, passed: now })
