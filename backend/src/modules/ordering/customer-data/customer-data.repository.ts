import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { normaliseMobile } from '@sufra/shared/contracts/phone'
import type { Db } from '#src/database/database.ts'
import { inPiecesOfIds, isOneOf } from '#src/database/in-pieces.ts'
import { order, orderHistory, orderLine } from '../order/order.table.ts'
import { orderRefund } from '../order/refund.table.ts'
import { HAS_ENDED } from './anonymise-orders.repository.ts'

/** A phone number (`+9665XXXXXXXX`) at one merchant. */
export interface Customer {
  accountId: number
  phone: string
}

const PhoneOrders = z.array(
  z.object({
    accountId: z.int(),
    orderId: z.int(),
    channelId: z.int(),
    channelOrderId: z.string(),
    customerPhone: z.string(),
    driverPhone: z.string().nullable(),
    hasEnded: z.boolean(),
  }),
)
type PhoneOrder = z.infer<typeof PhoneOrders>[number]

const lastDigits = (phone: ReturnType<typeof sql>) =>
  sql`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 9)`

/** Returns the orders in which the customer or the driver has this number, locked until the transaction ends. */
export const lockOrdersOfPhone = async (
  db: Db,
  { accountId, phone }: Customer,
): Promise<{ asCustomer: PhoneOrder[]; asDriver: PhoneOrder[] }> => {
  const digits = phone.slice(-9)
  const { rows } = await db.execute(sql`
    select account_id as "accountId", id as "orderId", channel_id as "channelId", channel_order_id as "channelOrderId",
      customer_phone as "customerPhone", driver ->> 'phone' as "driverPhone", (${HAS_ENDED}) as "hasEnded"
    from ${order}
    where account_id = ${accountId} and (${lastDigits(sql`customer_phone`)} = ${digits}
      or ${lastDigits(sql`driver ->> 'phone'`)} = ${digits})
    order by id for update`)
  const orders = PhoneOrders.parse(rows)
  const isPhone = (text: string | null): boolean => text !== null && normaliseMobile(text) === phone
  return {
    asCustomer: orders.filter(({ customerPhone }) => isPhone(customerPhone)),
    asDriver: orders.filter(({ driverPhone }) => isPhone(driverPhone)),
  }
}

export const removeDrivers = async (
  db: Db,
  { accountId, orderIds }: { accountId: number; orderIds: number[] },
): Promise<void> => {
  await db
    .update(order)
    .set({ driver: null })
    .where(and(eq(order.accountId, accountId), isOneOf(order.id, orderIds)))
}

interface OrderIds {
  accountId: number
  ids: number[]
}

export const readOrders = (db: Db, { accountId, ids }: OrderIds) =>
  inPiecesOfIds(ids, piece =>
    db
      .select()
      .from(order)
      .where(and(eq(order.accountId, accountId), isOneOf(order.id, piece)))
      .orderBy(asc(order.id)),
  )

/** Returns the parts of orders that may contain personal data, each list in its own order. */
export const readParts = async (db: Db, { accountId, ids }: OrderIds) => ({
  lines: await inPiecesOfIds(ids, piece =>
    db
      .select()
      .from(orderLine)
      .where(and(eq(orderLine.accountId, accountId), isOneOf(orderLine.orderId, piece)))
      .orderBy(asc(orderLine.id)),
  ),
  history: await inPiecesOfIds(ids, piece =>
    db
      .select()
      .from(orderHistory)
      .where(and(eq(orderHistory.accountId, accountId), isOneOf(orderHistory.orderId, piece)))
      .orderBy(asc(orderHistory.id)),
  ),
  refunds: await inPiecesOfIds(ids, piece =>
    db
      .select()
      .from(orderRefund)
      .where(and(eq(orderRefund.accountId, accountId), isOneOf(orderRefund.orderId, piece)))
      .orderBy(asc(orderRefund.id)),
  ),
})
