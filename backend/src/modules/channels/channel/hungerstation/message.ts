import { z } from 'zod'
import { Instant } from '@sufra/shared/contracts/wire'
import { LaterEvent, readPlacedOrder } from '#src/modules/channels/channel/channel-event.ts'
import type { ChannelEvent, PlacedOrder } from '#src/modules/channels/channel/channel-event.ts'
import { ForeignId } from '#src/modules/channels/channel/lenient-schema.ts'
import { inBothWays } from '#src/modules/channels/channel/field-parsers.ts'
import type { Reading, Strictness } from '#src/modules/channels/channel/field-parsers.ts'

const NO_NAMES = { en: '', ar: '' }
const Names = z.object({ en: z.string().default(''), ar: z.string().default('') })

const option = ({ field }: Reading) =>
  z.object({
    group: field(Names, NO_NAMES),
    name: field(Names, NO_NAMES),
    qty: field(z.number().default(1), 1),
    price: field(z.number().default(0), 0),
  })
type Option = z.output<ReturnType<typeof option>>

const line = (reading: Reading) =>
  z.object({
    sku: reading.field(z.string().nullish(), null),
    name: reading.field(Names, NO_NAMES),
    qty: reading.field(z.number(), 1),
    unit_price: reading.field(z.number(), 0),
    comment: reading.field(z.string().nullish(), null),
    options: reading.list(option(reading), { max: 200 }).default([]),
  })

const NO_CUSTOMER = { name: '', mobile: '' }
const NO_AMOUNTS = { subtotal: 0, discount: 0, delivery_fee: 0, total: 0 }

// `catchall` collects amounts with unknown names.
const amounts = ({ field }: Reading) =>
  z
    .object({
      subtotal: field(z.number(), 0),
      discount: field(z.number().default(0), 0),
      delivery_fee: field(z.number().default(0), 0),
      total: field(z.number(), 0),
    })
    .catchall(z.unknown())

const PAYMENTS = ['online', 'cash', 'card_at_door'] as const
type Payment = (typeof PAYMENTS)[number]
const PAYMENT_TYPES = { online: 'Prepaid', cash: 'Cash', card_at_door: 'CardOnDelivery' } as const

const CREATED = inBothWays(reading => {
  const { field, list } = reading
  return z.object({
    order: z.object({
      id: field(ForeignId, ''),
      code: field(z.string().nullish(), null),
      fulfilment: field(z.enum(['delivery', 'pickup', 'dine_in']), 'delivery'),
      is_test: field(z.boolean().default(false), false),
      created_at: field(Instant.nullable(), null),
      accept_until: field(Instant.nullish(), null),
      scheduled_for: field(Instant.nullish(), null),
      customer: field(
        z.object({
          name: field(z.string(), ''),
          mobile: field(z.string().default(''), ''),
        }),
        NO_CUSTOMER,
      ),
      comment: field(z.string().nullish(), null),
      payment: field<Payment | null>(z.enum(PAYMENTS), null),
      items: list(line(reading), { min: 1, max: 200 }),
      amounts: field<z.output<ReturnType<typeof amounts>>>(amounts(reading), NO_AMOUNTS),
    }),
  })
})
type ChosenOption = { optionNameEn: string; optionNameAr: string; quantity: number; price: number }
type CreatedOrder = z.output<typeof CREATED.strict>['order']

const About = z.object({ order: z.object({ id: ForeignId, reason: z.string().nullish() }) })
const Rider = z.object({
  order: z.object({ id: ForeignId }),
  rider: z.object({ name: z.string(), mobile: z.string().default(''), eta: Instant.nullish() }),
})
const Kind = z.object({ event_type: z.string() })

const TYPES = { delivery: 'Delivery', pickup: 'Pickup', dine_in: 'DineIn' } as const

// HungerStation lists the chosen options flat, each with the name of its group.
const groupsOf = (options: Option[]) => {
  const groups = new Map<string, { name: z.output<typeof Names>; options: ChosenOption[] }>()
  for (const { group, name, qty, price } of options) {
    const key = `${group.en}\n${group.ar}`
    const found = groups.get(key) ?? { name: group, options: [] }
    found.options.push({ optionNameEn: name.en, optionNameAr: name.ar, quantity: qty, price })
    groups.set(key, found)
  }
  return [...groups.values()]
}

const KNOWN_AMOUNTS = new Set(Object.keys(NO_AMOUNTS))

const placed = (order: CreatedOrder): PlacedOrder => ({
  channelOrderId: order.id,
  displayNumber: order.code ?? order.id.slice(-4),
  type: TYPES[order.fulfilment],
  isTest: order.is_test,
  placedAt: order.created_at,
  acceptBy: order.accept_until ?? null,
  scheduledFor: order.scheduled_for ?? null,
  customer: { name: order.customer.name, phone: order.customer.mobile },
  note: order.comment ?? '',
  paymentType: order.payment === null ? 'NotStated' : PAYMENT_TYPES[order.payment],
  lines: order.items.map(line => ({
    sku: line.sku ?? null,
    name: line.name,
    quantity: line.qty,
    unitPrice: line.unit_price,
    note: line.comment ?? '',
    modifiers: groupsOf(line.options),
  })),
  subTotal: order.amounts.subtotal,
  discountTotal: order.amounts.discount,
  deliveryFee: order.amounts.delivery_fee,
  charges: Object.entries(order.amounts).flatMap(([key, amount]) =>
    typeof amount === 'number' && amount !== 0 && !KNOWN_AMOUNTS.has(key) ? { key, amount } : [],
  ),
  finalPrice: order.amounts.total,
})

/** Returns the order of an ORDER_CREATED. Throws `ZodError`. */
export const readOrder = (message: unknown, how: Strictness): PlacedOrder =>
  readPlacedOrder(placed(CREATED[how].parse(message).order), how)

const riderOf = (message: unknown, { arrived }: { arrived: boolean }) => {
  const { order, rider } = Rider.parse(message)
  const driver = { name: rider.name, phone: rider.mobile, etaAt: rider.eta ?? null, arrived }
  return { type: 'driver.updated' as const, channelOrderId: order.id, driver }
}

const READERS: Record<string, (message: unknown) => z.input<typeof LaterEvent>> = {
  ORDER_CANCELLED: message => {
    const { order } = About.parse(message)
    return { type: 'order.cancelled', channelOrderId: order.id, note: order.reason ?? '' }
  },
  RIDER_ASSIGNED: message => riderOf(message, { arrived: false }),
  RIDER_ARRIVED: message => riderOf(message, { arrived: true }),
  ORDER_PICKED_UP: message => ({ type: 'order.pickedUp', channelOrderId: About.parse(message).order.id }),
  ORDER_DELIVERED: message => ({ type: 'order.completed', channelOrderId: About.parse(message).order.id }),
}

export const parseMessage = (message: unknown): ChannelEvent | null => {
  const { event_type: kind } = Kind.parse(message)
  if (kind === 'ORDER_CREATED') {
    const order = readOrder(message, 'strict')
    return { type: 'order.placed', channelOrderId: order.channelOrderId, order }
  }
  const read = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined
  return read ? LaterEvent.parse(read(message)) : null
}
