import { z } from 'zod'
import { Instant } from '@sufra/shared/contracts/wire'
import { plainText } from './plain-text.ts'

const Text = (max: number) => z.string().transform(text => plainText(text, max))
const OrderId = z.string().regex(/^[\x21-\x7e]{1,64}$/)
const Quantity = z.int().min(1).max(999)
const Amount = z.number().min(0).max(99_999.99)
const Total = z.number().min(0).max(9_999_999.99)
const Names = z.object({ ar: Text(120), en: Text(120) })

const PlacedOption = z.object({
  optionNameEn: Text(120),
  optionNameAr: Text(120),
  quantity: Quantity,
  price: Amount,
})

const PlacedLine = z.object({
  /** the shop's own number of the product, as it was published to the platform */
  sku: z.string().max(80).nullable(),
  name: Names,
  quantity: Quantity,
  unitPrice: Amount,
  note: Text(500),
  modifiers: z.array(z.object({ name: Names, options: z.array(PlacedOption).max(50) })).max(50),
})
export type PlacedLine = z.output<typeof PlacedLine>

/** An order as any platform places it, in our words. Amounts in SAR, VAT included. */
export const PlacedOrder = z.object({
  channelOrderId: OrderId,
  displayNumber: Text(16),
  type: z.enum(['Delivery', 'Pickup', 'DineIn']),
  isTest: z.boolean(),
  placedAt: Instant,
  acceptBy: Instant.nullable(),
  scheduledFor: Instant.nullable(),
  customer: z.object({ name: Text(120), phone: Text(40) }),
  note: Text(1000),
  paymentType: z.enum(['Prepaid', 'Cash', 'CardOnDelivery']),
  lines: z.array(PlacedLine).min(1).max(200),
  subTotal: Total,
  discountTotal: Total,
  deliveryFee: Total,
  finalPrice: Total,
})
export type PlacedOrder = z.output<typeof PlacedOrder>

const Driver = z.object({ name: Text(120), phone: Text(40), etaAt: Instant.nullable(), arrived: z.boolean() })
export type Driver = z.output<typeof Driver>

/** What a platform tells us, in our words, whichever platform it is. */
export const ChannelEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('order.placed'), channelOrderId: OrderId, order: PlacedOrder }),
  z.object({ type: z.literal('order.cancelled'), channelOrderId: OrderId, note: Text(200) }),
  z.object({ type: z.literal('driver.updated'), channelOrderId: OrderId, driver: Driver }),
  z.object({ type: z.literal('order.pickedUp'), channelOrderId: OrderId }),
  z.object({ type: z.literal('order.completed'), channelOrderId: OrderId }),
])
export type ChannelEvent = z.output<typeof ChannelEvent>
