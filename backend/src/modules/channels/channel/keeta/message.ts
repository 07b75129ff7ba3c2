import { z } from 'zod'
import { ChannelEvent } from '#src/modules/channels/channel/channel-event.ts'
import { ForeignId } from '#src/modules/channels/channel/readable.ts'
import { ORDER_PLACED } from './envelope.ts'

// Amounts travel in halalas, instants as seconds since 1970 with 0 for "none".
const Halalas = z.int().transform(value => value / 100)
const Seconds = z
  .int()
  .min(0)
  .max(8_640_000_000_000)
  .transform(value => (value === 0 ? null : new Date(value * 1000).toISOString()))

// Names come as "Arabic|English"; one of the two may be missing.
const Bilingual = z.string().transform(text => {
  const [ar = '', en = ''] = text.split('|', 2)
  return { ar, en }
})

const Sku = z.object({
  openSkuCode: z.string().nullish(),
  name: Bilingual,
  count: z.int(),
  price: Halalas,
  remark: z.string().nullish(),
  groups: z
    .array(
      z.object({
        name: Bilingual,
        items: z.array(z.object({ name: Bilingual, count: z.int().default(1), price: Halalas })),
      }),
    )
    .default([]),
})

const Placed = z.object({
  data: z.object({
    orderViewId: ForeignId,
    seq: z.int().min(0).max(999_999).nullish(),
    deliveryMode: z.literal([0, 1, 2]),
    test: z.boolean().default(false),
    placeTime: Seconds,
    confirmDeadline: Seconds.default(null),
    expectedTime: Seconds.default(null),
    recipient: z.object({ name: z.string(), phone: z.string().default('') }),
    remark: z.string().nullish(),
    payMode: z.literal([1, 2, 3]),
    skus: z.array(Sku).min(1),
    fee: z.object({ goods: Halalas, discount: Halalas, delivery: Halalas, total: Halalas }),
  }),
})
type PlacedData = z.output<typeof Placed>['data']

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
const PAYMENTS = { 1: 'Prepaid', 2: 'Cash', 3: 'CardOnDelivery' } as const

const linesOf = (data: PlacedData) =>
  data.skus.map(sku => ({
    sku: sku.openSkuCode ?? null,
    name: sku.name,
    quantity: sku.count,
    unitPrice: sku.price,
    note: sku.remark ?? '',
    modifiers: sku.groups.map(group => ({
      name: group.name,
      options: group.items.map(item => ({
        optionNameEn: item.name.en,
        optionNameAr: item.name.ar,
        quantity: item.count,
        price: item.price,
      })),
    })),
  }))

const placed = (data: PlacedData) => ({
  channelOrderId: data.orderViewId,
  displayNumber: data.seq ? String(data.seq) : data.orderViewId.slice(-4),
  type: TYPES[data.deliveryMode],
  isTest: data.test,
  placedAt: data.placeTime ?? '',
  acceptBy: data.confirmDeadline,
  scheduledFor: data.expectedTime,
  customer: data.recipient,
  note: data.remark ?? '',
  paymentType: PAYMENTS[data.payMode],
  lines: linesOf(data),
  subTotal: data.fee.goods,
  discountTotal: data.fee.discount,
  deliveryFee: data.fee.delivery,
  finalPrice: data.fee.total,
})

const READERS: Record<number, (message: unknown) => z.input<typeof ChannelEvent>> = {
  [ORDER_PLACED]: message => {
    const { data } = Placed.parse(message)
    return { type: 'order.placed', channelOrderId: data.orderViewId, order: placed(data) }
  },
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
  const read = READERS[Kind.parse(message).opType]
  return read ? ChannelEvent.parse(read(message)) : null
}
