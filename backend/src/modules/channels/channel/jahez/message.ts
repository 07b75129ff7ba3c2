import { z } from 'zod'
import { Instant } from '@sufra/shared/contracts/wire'
import { LaterEvent, readPlacedOrder } from '#src/modules/channels/channel/channel-event.ts'
import type { ChannelEvent, PlacedOrder } from '#src/modules/channels/channel/channel-event.ts'
import { ForeignId } from '#src/modules/channels/channel/lenient-schema.ts'
import { inBothWays } from '#src/modules/channels/channel/field-parsers.ts'
import type { Reading, Strictness } from '#src/modules/channels/channel/field-parsers.ts'

// Amounts are texts with two decimals, instants are milliseconds since 1970.
const Sar = z
  .string()
  .regex(/^-?\d{1,9}(\.\d{1,2})?$/)
  .transform(Number)
const Milliseconds = z
  .int()
  .min(0)
  .max(8_640_000_000_000_000)
  .transform(value => new Date(value).toISOString())
  .pipe(Instant)

const choice = ({ field }: Reading) =>
  z.object({
    nameAr: field(z.string(), ''),
    nameEn: field(z.string(), ''),
    count: field(z.number().default(1), 1),
    price: field(Sar.default(0), 0),
  })

const addOn = (reading: Reading) =>
  z.object({
    titleAr: reading.field(z.string().default(''), ''),
    titleEn: reading.field(z.string().default(''), ''),
    choices: reading.list(choice(reading), { max: 50 }),
  })

const product = (reading: Reading) =>
  z.object({
    externalId: reading.field(z.string().nullish(), null),
    nameAr: reading.field(z.string(), ''),
    nameEn: reading.field(z.string().default(''), ''),
    quantity: reading.field(z.number(), 1),
    price: reading.field(Sar, 0),
    note: reading.field(z.string().nullish(), null),
    addOns: reading.list(addOn(reading), { max: 50 }).default([]),
  })

const PAYMENTS = ['ONLINE', 'COD', 'CARD'] as const
type Payment = (typeof PAYMENTS)[number]
const PAYMENT_TYPES = { ONLINE: 'Prepaid', COD: 'Cash', CARD: 'CardOnDelivery' } as const

// `catchall`: amounts that we do not know by name.
const NEW_ORDER = inBothWays(reading => {
  const { field, list } = reading
  return z
    .object({
      orderId: field(ForeignId, ''),
      reference: field(z.string().nullish(), null),
      orderType: field(z.literal([1, 2, 3]), 1),
      sandbox: field(z.boolean().default(false), false),
      createdAt: field(Milliseconds.nullable(), null),
      preparationDeadline: field(Milliseconds.nullish(), null),
      customerName: field(z.string(), ''),
      customerPhone: field(z.string().default(''), ''),
      notes: field(z.string().nullish(), null),
      paymentType: field<Payment | null>(z.enum(PAYMENTS), null),
      products: list(product(reading), { min: 1, max: 200 }),
      itemsTotal: field(Sar, 0),
      discount: field(Sar.default(0), 0),
      deliveryCharge: field(Sar.default(0), 0),
      grandTotal: field(Sar, 0),
    })
    .catchall(z.unknown())
})
type NewOrder = z.output<typeof NEW_ORDER.strict>

const DriverMessage = z.object({
  orderId: ForeignId,
  driverName: z.string(),
  driverPhone: z.string().default(''),
  expectedAt: Milliseconds.nullish(),
})
const About = z.object({ orderId: ForeignId, message: z.string().nullish() })
const Kind = z.object({ event: z.string() })

const TYPES = { 1: 'Delivery', 2: 'Pickup', 3: 'DineIn' } as const

// Amounts are mixed with other fields, so they are recognized by name and format.
const AMOUNT_NAME = /fee|charge|tip|tax|vat|voucher|surcharge|deposit|packag|service/i
const KNOWN_AMOUNTS = new Set(['deliveryCharge'])

const chargesOf = (order: NewOrder) =>
  Object.entries(order).flatMap(([key, value]) => {
    if (KNOWN_AMOUNTS.has(key) || !AMOUNT_NAME.test(key)) return []
    const { data: amount = 0 } = Sar.safeParse(value)
    return amount === 0 ? [] : { key, amount }
  })

const placed = (order: NewOrder): PlacedOrder => ({
  channelOrderId: order.orderId,
  displayNumber: order.reference ?? order.orderId.slice(-4),
  type: TYPES[order.orderType],
  isTest: order.sandbox,
  placedAt: order.createdAt,
  acceptBy: null,
  scheduledFor: order.preparationDeadline ?? null,
  customer: { name: order.customerName, phone: order.customerPhone },
  note: order.notes ?? '',
  paymentType: order.paymentType === null ? 'NotStated' : PAYMENT_TYPES[order.paymentType],
  lines: order.products.map(line => ({
    sku: line.externalId ?? null,
    name: { ar: line.nameAr, en: line.nameEn },
    quantity: line.quantity,
    unitPrice: line.price,
    note: line.note ?? '',
    modifiers: line.addOns.map(group => ({
      name: { ar: group.titleAr, en: group.titleEn },
      options: group.choices.map(({ nameEn, nameAr, count, price }) => ({
        optionNameEn: nameEn,
        optionNameAr: nameAr,
        quantity: count,
        price,
      })),
    })),
  })),
  subTotal: order.itemsTotal,
  discountTotal: order.discount,
  deliveryFee: order.deliveryCharge,
  charges: chargesOf(order),
  finalPrice: order.grandTotal,
})

/** Returns the order of a `new_order`. Throws `ZodError`. */
export const readOrder = (message: unknown, how: Strictness): PlacedOrder =>
  readPlacedOrder(placed(NEW_ORDER[how].parse(message)), how)

const driverOf = (message: unknown, { arrived }: { arrived: boolean }) => {
  const { orderId, driverName, driverPhone, expectedAt } = DriverMessage.parse(message)
  const driver = { name: driverName, phone: driverPhone, etaAt: expectedAt ?? null, arrived }
  return { type: 'driver.updated' as const, channelOrderId: orderId, driver }
}

const READERS: Record<string, (message: unknown) => z.input<typeof LaterEvent>> = {
  order_cancelled: message => {
    const { orderId, message: reason } = About.parse(message)
    return { type: 'order.cancelled', channelOrderId: orderId, note: reason ?? '' }
  },
  driver_assigned: message => driverOf(message, { arrived: false }),
  driver_arrived: message => driverOf(message, { arrived: true }),
  order_collected: message => ({ type: 'order.pickedUp', channelOrderId: About.parse(message).orderId }),
  order_closed: message => ({ type: 'order.completed', channelOrderId: About.parse(message).orderId }),
}

export const parseMessage = (message: unknown): ChannelEvent | null => {
  const { event } = Kind.parse(message)
  if (event === 'new_order') {
    const order = readOrder(message, 'strict')
    return { type: 'order.placed', channelOrderId: order.channelOrderId, order }
  }
  const read = Object.hasOwn(READERS, event) ? READERS[event] : undefined
  return read ? LaterEvent.parse(read(message)) : null
}
