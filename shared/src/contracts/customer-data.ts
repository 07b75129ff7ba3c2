import { z } from 'zod'
import { ChannelKey } from './channel.ts'
import { Mobile } from './fields.ts'
import { OrderStatus } from './order.ts'
import { Id, Instant } from './wire.ts'

/** A customer of a merchant, by the Saudi mobile number of the orders. */
export const CustomerRequest = z.strictObject({ phone: Mobile })

const CustomerOrder = z.object({
  id: Id,
  orderNumber: z.string(),
  channel: ChannelKey,
  channelOrderId: z.string(),
  status: OrderStatus,
  placedAt: Instant,
  closedAt: Instant.nullable(),
  customerName: z.string(),
  customerPhone: z.string().describe('as the platform sent it'),
  note: z.string(),
  reasonText: z.string().nullable(),
  finalPrice: z.number().describe('SAR, VAT included'),
  lines: z.array(z.object({ productName: z.string(), quantity: z.number(), note: z.string() })),
  history: z.array(z.object({ at: Instant, action: z.string(), note: z.string().nullable() })),
  refunds: z.array(z.object({ at: Instant, amount: z.number(), note: z.string().nullable() })),
})

/** Everything that is stored of one phone number at one merchant. */
export const CustomerData = z.object({
  phone: z.string().describe('as +9665XXXXXXXX'),
  at: Instant.describe('time of the export'),
  orders: z.array(CustomerOrder).describe('orders of this customer, oldest first'),
  deliveries: z
    .array(z.object({ orderId: Id, driverName: z.string(), driverPhone: z.string() }))
    .describe('orders that a driver with this number delivered'),
  messages: z
    .array(z.object({ channel: ChannelKey, receivedAt: Instant, eventType: z.string(), body: z.string() }))
    .describe('messages of platforms that contain the number'),
})
export type CustomerData = z.infer<typeof CustomerData>

/** Result of an erasure. */
export const CustomerErasure = z.object({
  orders: z.int().describe('anonymised orders'),
  deliveries: z.int().describe('orders from which the driver was removed'),
  messages: z.int().describe('further deleted messages of platforms'),
  openOrders: z.int().describe('orders left as they are because they have not ended; erase again afterwards'),
})
export type CustomerErasure = z.infer<typeof CustomerErasure>
