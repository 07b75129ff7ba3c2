import { z } from 'zod'
import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import { tidyCode, toLatinDigits } from '@sufra/shared/contracts/text'
import { Instant } from '@sufra/shared/contracts/wire'
import { plainText } from './plain-text.ts'
import { inBothWays } from './field-parsers.ts'
import type { Reading, Strictness } from './field-parsers.ts'

const Phone = z.string().transform(text => plainText(tidyCode(toLatinDigits(text)), 40))
const Text = (max: number) => z.string().transform(text => plainText(text, max))
const OrderId = z.string().regex(/^[\x21-\x7e]{1,64}$/)
// Rounded to 3 decimals for weights; prices have 2.
const Quantity = z
  .number()
  .max(999)
  .transform(quantity => Math.round(quantity * 1000) / 1000)
  .pipe(z.number().positive())
const Amount = z
  .number()
  .min(-99_999.99)
  .max(99_999.99)
  .transform(riyals => toRiyals(toHalalas(riyals)))
const Total = z
  .number()
  .min(0)
  .max(9_999_999.99)
  .transform(riyals => toRiyals(toHalalas(riyals)))
// Some platforms send discounts as negative amounts.
const Discount = z.number().transform(Math.abs).pipe(Total)
const Names = z.object({ ar: Text(120), en: Text(120) })

const placedOption = ({ field }: Reading) =>
  z.object({
    optionNameEn: Text(120),
    optionNameAr: Text(120),
    quantity: field(Quantity, 1),
    price: field(Amount, 0),
  })

const placedLine = (reading: Reading) =>
  z.object({
    /** the shop's product number, as published to the platform */
    sku: reading.field(z.string().max(80).nullable(), null),
    name: Names,
    quantity: reading.field(Quantity, 1),
    unitPrice: reading.field(Amount, 0),
    note: Text(500),
    modifiers: reading.list(
      z.object({ name: Names, options: reading.list(placedOption(reading), { max: 50 }) }),
      { max: 50 },
    ),
  })
export type PlacedLine = z.output<ReturnType<typeof placedLine>>

/** An order in the common format of all platforms. Amounts in SAR, VAT included. */
const PLACED_ORDER = inBothWays(reading =>
  z.object({
    channelOrderId: reading.field(OrderId, ''),
    displayNumber: Text(16),
    type: z.enum(['Delivery', 'Pickup', 'DineIn']),
    isTest: z.boolean(),
    /** null: now */
    placedAt: Instant.nullable(),
    acceptBy: Instant.nullable(),
    scheduledFor: Instant.nullable(),
    customer: z.object({ name: Text(120), phone: Phone }),
    note: Text(1000),
    paymentType: z.enum(['Prepaid', 'Cash', 'CardOnDelivery', 'NotStated']),
    lines: reading.list(placedLine(reading), { min: 1, max: 200 }),
    subTotal: reading.field(Total, 0),
    discountTotal: reading.field(Discount, 0),
    deliveryFee: reading.field(Total, 0),
    /** other charges of the platform, by its own names */
    charges: reading.list(z.object({ key: Text(60), amount: Amount }), { max: 20 }),
    finalPrice: reading.field(Total, 0),
  }),
)
export type PlacedOrder = z.output<typeof PLACED_ORDER.strict>

/** Throws `ZodError` for a part beyond the limits; lenient parsing leaves such amounts, items and lines out. */
export const readPlacedOrder = (order: PlacedOrder, how: Strictness): PlacedOrder =>
  PLACED_ORDER[how].parse(order)

const Driver = z.object({ name: Text(120), phone: Phone, etaAt: Instant.nullable(), arrived: z.boolean() })
export type Driver = z.output<typeof Driver>

/** A later event about a placed order, in the common format. */
export const LaterEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('order.cancelled'), channelOrderId: OrderId, note: Text(200) }),
  z.object({ type: z.literal('driver.updated'), channelOrderId: OrderId, driver: Driver }),
  z.object({ type: z.literal('order.pickedUp'), channelOrderId: OrderId }),
  z.object({ type: z.literal('order.completed'), channelOrderId: OrderId }),
])
export type LaterEvent = z.output<typeof LaterEvent>

/** An event of any platform in the common format. */
export type ChannelEvent = { type: 'order.placed'; channelOrderId: string; order: PlacedOrder } | LaterEvent
