import { z } from 'zod'
import { Instant } from '@sufra/shared/contracts/wire'
import { ChannelEvent } from '#src/modules/channels/channel/channel-event.ts'
import { ForeignId } from '#src/modules/channels/channel/readable.ts'

const Names = z.object({ en: z.string().default(''), ar: z.string().default('') })

const Option = z.object({
  group: Names,
  name: Names,
  qty: z.int().default(1),
  price: z.number().default(0),
})

const Line = z.object({
  sku: z.string().nullish(),
  name: Names,
  qty: z.int(),
  unit_price: z.number(),
  comment: z.string().nullish(),
  options: z.array(Option).max(200).default([]),
})

const Created = z.object({
  order: z.object({
    id: ForeignId,
    code: z.string().nullish(),
    fulfilment: z.enum(['delivery', 'pickup', 'dine_in']),
    is_test: z.boolean().default(false),
    created_at: Instant,
    accept_until: Instant.nullish(),
    scheduled_for: Instant.nullish(),
    customer: z.object({ name: z.string(), mobile: z.string().default('') }),
    comment: z.string().nullish(),
    payment: z.enum(['online', 'cash', 'card_at_door']),
    items: z.array(Line).min(1),
    amounts: z.object({
      subtotal: z.number(),
      discount: z.number().default(0),
      delivery_fee: z.number().default(0),
      total: z.number(),
    }),
  }),
})
type ChosenOption = { optionNameEn: string; optionNameAr: string; quantity: number; price: number }
type CreatedOrder = z.output<typeof Created>['order']

const About = z.object({ order: z.object({ id: ForeignId, reason: z.string().nullish() }) })
const Rider = z.object({
  order: z.object({ id: ForeignId }),
  rider: z.object({ name: z.string(), mobile: z.string().default(''), eta: Instant.nullish() }),
})
const Kind = z.object({ event_type: z.string() })

const TYPES = { delivery: 'Delivery', pickup: 'Pickup', dine_in: 'DineIn' } as const
const PAYMENTS = { online: 'Prepaid', cash: 'Cash', card_at_door: 'CardOnDelivery' } as const

// HungerStation lists the chosen options flat, each with the name of its group.
const groupsOf = (options: z.output<typeof Option>[]) => {
  const groups = new Map<string, { name: z.output<typeof Names>; options: ChosenOption[] }>()
  for (const { group, name, qty, price } of options) {
    const key = `${group.en}\n${group.ar}`
    const found = groups.get(key) ?? { name: group, options: [] }
    found.options.push({ optionNameEn: name.en, optionNameAr: name.ar, quantity: qty, price })
    groups.set(key, found)
  }
  return [...groups.values()]
}

const placed = (order: CreatedOrder) => ({
  channelOrderId: order.id,
  displayNumber: order.code ?? order.id.slice(-4),
  type: TYPES[order.fulfilment],
  isTest: order.is_test,
  placedAt: order.created_at,
  acceptBy: order.accept_until ?? null,
  scheduledFor: order.scheduled_for ?? null,
  customer: { name: order.customer.name, phone: order.customer.mobile },
  note: order.comment ?? '',
  paymentType: PAYMENTS[order.payment],
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
  finalPrice: order.amounts.total,
})

const riderOf = (message: unknown, { arrived }: { arrived: boolean }) => {
  const { order, rider } = Rider.parse(message)
  const driver = { name: rider.name, phone: rider.mobile, etaAt: rider.eta ?? null, arrived }
  return { type: 'driver.updated' as const, channelOrderId: order.id, driver }
}

const READERS: Record<string, (message: unknown) => z.input<typeof ChannelEvent>> = {
  ORDER_CREATED: message => {
    const { order } = Created.parse(message)
    return { type: 'order.placed', channelOrderId: order.id, order: placed(order) }
  },
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
  const read = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined
  return read ? ChannelEvent.parse(read(message)) : null
}
