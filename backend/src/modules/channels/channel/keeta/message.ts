import { z } from 'zod'
import { Instant } from '@sufra/shared/contracts/wire'
import { LaterEvent, readPlacedOrder } from '#src/modules/channels/channel/channel-event.ts'
import type { ChannelEvent, PlacedOrder } from '#src/modules/channels/channel/channel-event.ts'
import { ForeignId } from '#src/modules/channels/channel/lenient-schema.ts'
import { inBothWays } from '#src/modules/channels/channel/field-parsers.ts'
import type { Reading, Strictness } from '#src/modules/channels/channel/field-parsers.ts'
import { ORDER_PLACED } from './envelope.ts'

// Amounts are halalas; instants are seconds since 1970, with 0 for "none".
const Halalas = z.int().transform(value => value / 100)
const Seconds = z
  .int()
  .min(0)
  .max(8_640_000_000_000)
  .transform(value => (value === 0 ? null : new Date(value * 1000).toISOString()))
  .pipe(Instant.nullable())

// Names have the format "Arabic|English"; one of the two may be missing.
const Bilingual = z.string().transform(text => {
  const [ar = '', en = ''] = text.split('|', 2)
  return { ar, en }
})

const NO_NAMES = { ar: '', en: '' }

const item = ({ field }: Reading) =>
  z.object({
    name: field(Bilingual, NO_NAMES),
    count: field(z.number().default(1), 1),
    price: field(Halalas, 0),
  })

const sku = (reading: Reading) =>
  z.object({
    openSkuCode: reading.field(z.string().nullish(), null),
    name: reading.field(Bilingual, NO_NAMES),
    count: reading.field(z.number(), 1),
    price: reading.field(Halalas, 0),
    remark: reading.field(z.string().nullish(), null),
    groups: reading
      .list(
        z.object({
          name: reading.field(Bilingual, NO_NAMES),
          items: reading.list(item(reading), { max: 50 }),
        }),
        { max: 50 },
      )
      .default([]),
  })

const NO_RECIPIENT = { name: '', phone: '' }
const NO_FEE = { goods: 0, discount: 0, delivery: 0, total: 0 }

// `catchall` collects amounts with unknown names.
const fee = ({ field }: Reading) =>
  z
    .object({
      goods: field(Halalas, 0),
      discount: field(Halalas, 0),
      delivery: field(Halalas, 0),
      total: field(Halalas, 0),
    })
    .catchall(z.unknown())

const PAY_MODES = [1, 2, 3] as const
type PayMode = (typeof PAY_MODES)[number]
const PAYMENT_TYPES = { 1: 'Prepaid', 2: 'Cash', 3: 'CardOnDelivery' } as const

const PLACED = inBothWays(reading => {
  const { field, list } = reading
  return z.object({
    data: z.object({
      orderViewId: field(ForeignId, ''),
      seq: field(z.int().min(0).max(999_999).nullish(), null),
      deliveryMode: field(z.literal([0, 1, 2]), 0),
      test: field(z.boolean().default(false), false),
      placeTime: field(Seconds, null),
      confirmDeadline: field(Seconds.default(null), null),
      expectedTime: field(Seconds.default(null), null),
      recipient: field(
        z.object({ name: field(z.string(), ''), phone: field(z.string().default(''), '') }),
        NO_RECIPIENT,
      ),
      remark: field(z.string().nullish(), null),
      payMode: field<PayMode | null>(z.literal(PAY_MODES), null),
      skus: list(sku(reading), { min: 1, max: 200 }),
      fee: field<z.output<ReturnType<typeof fee>>>(fee(reading), NO_FEE),
    }),
  })
})
type PlacedData = z.output<typeof PLACED.strict>['data']

const About = z.object({ data: z.object({ orderViewId: ForeignId, reason: z.string().nullish() }) })
const Courier = z.object({
  data: z.object({
    orderViewId: ForeignId,
    courier: z.object({ name: z.string(), phone: z.string().default(''), eta: Seconds.default(null) }),
    arrived: z.boolean(),
  }),
})
const Kind = z.object({ opType: z.int() })

const TYPES = { 0: 'Delivery', 1: 'Pickup', 2: 'DineIn' } as const

const linesOf = (data: PlacedData) =>
  data.skus.map(line => ({
    sku: line.openSkuCode ?? null,
    name: line.name,
    quantity: line.count,
    unitPrice: line.price,
    note: line.remark ?? '',
    modifiers: line.groups.map(group => ({
      name: group.name,
      options: group.items.map(({ name, count, price }) => ({
        optionNameEn: name.en,
        optionNameAr: name.ar,
        quantity: count,
        price,
      })),
    })),
  }))

const KNOWN_AMOUNTS = new Set(Object.keys(NO_FEE))

const placed = (data: PlacedData): PlacedOrder => ({
  channelOrderId: data.orderViewId,
  displayNumber: data.seq ? String(data.seq) : data.orderViewId.slice(-4),
  type: TYPES[data.deliveryMode],
  isTest: data.test,
  placedAt: data.placeTime,
  acceptBy: data.confirmDeadline,
  scheduledFor: data.expectedTime,
  customer: data.recipient,
  note: data.remark ?? '',
  paymentType: data.payMode === null ? 'NotStated' : PAYMENT_TYPES[data.payMode],
  lines: linesOf(data),
  subTotal: data.fee.goods,
  discountTotal: data.fee.discount,
  deliveryFee: data.fee.delivery,
  charges: Object.entries(data.fee).flatMap(([key, value]) => {
    const { data: amount = 0 } = Halalas.safeParse(value)
    return amount === 0 || KNOWN_AMOUNTS.has(key) ? [] : { key, amount }
  }),
  finalPrice: data.fee.total,
})

/** Returns the order of an event of type 1001. Throws `ZodError`. */
export const readOrder = (message: unknown, how: Strictness): PlacedOrder =>
  readPlacedOrder(placed(PLACED[how].parse(message).data), how)

const READERS: Record<number, (message: unknown) => z.input<typeof LaterEvent>> = {
  1003: message => ({ type: 'order.completed', channelOrderId: About.parse(message).data.orderViewId }),
  1004: message => {
    const { orderViewId, reason } = About.parse(message).data
    return { type: 'order.cancelled', channelOrderId: orderViewId, note: reason ?? '' }
  },
  1005: message => {
    const { orderViewId, courier, arrived } = Courier.parse(message).data
    const driver = { name: courier.name, phone: courier.phone, etaAt: courier.eta, arrived }
    return { type: 'driver.updated', channelOrderId: orderViewId, driver }
  },
  1006: message => ({ type: 'order.pickedUp', channelOrderId: About.parse(message).data.orderViewId }),
}

export const parseMessage = (message: unknown): ChannelEvent | null => {
  const { opType } = Kind.parse(message)
  if (opType === ORDER_PLACED) {
    const order = readOrder(message, 'strict')
    return { type: 'order.placed', channelOrderId: order.channelOrderId, order }
  }
  const read = READERS[opType]
  return read ? LaterEvent.parse(read(message)) : null
}
