import { z } from 'zod'
import { ChannelEvent } from '#src/modules/channels/channel/channel-event.ts'
import { ForeignId } from '#src/modules/channels/channel/readable.ts'

// Amounts travel as text with two decimals, instants as milliseconds since 1970.
const Sar = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/)
  .transform(Number)
const Milliseconds = z
  .int()
  .min(0)
  .max(8_640_000_000_000_000)
  .transform(value => new Date(value).toISOString())

const AddOn = z.object({
  titleAr: z.string().default(''),
  titleEn: z.string().default(''),
  choices: z.array(
    z.object({ nameAr: z.string(), nameEn: z.string(), count: z.int().default(1), price: Sar.default(0) }),
  ),
})

const OrderedProduct = z.object({
  externalId: z.string().nullish(),
  nameAr: z.string(),
  nameEn: z.string().default(''),
  quantity: z.int(),
  price: Sar,
  note: z.string().nullish(),
  addOns: z.array(AddOn).default([]),
})

const NewOrder = z.object({
  orderId: ForeignId,
  reference: z.string().nullish(),
  orderType: z.literal([1, 2, 3]),
  sandbox: z.boolean().default(false),
  createdAt: Milliseconds,
  preparationDeadline: Milliseconds.nullish(),
  customerName: z.string(),
  customerPhone: z.string().default(''),
  notes: z.string().nullish(),
  paymentType: z.enum(['ONLINE', 'COD', 'CARD']),
  products: z.array(OrderedProduct).min(1),
  itemsTotal: Sar,
  discount: Sar.default(0),
  deliveryCharge: Sar.default(0),
  grandTotal: Sar,
})
type NewOrder = z.output<typeof NewOrder>

const DriverMessage = z.object({
  orderId: ForeignId,
  driverName: z.string(),
  driverPhone: z.string().default(''),
  expectedAt: Milliseconds.nullish(),
})
const About = z.object({ orderId: ForeignId, message: z.string().nullish() })
const Kind = z.object({ event: z.string() })

const TYPES = { 1: 'Delivery', 2: 'Pickup', 3: 'DineIn' } as const
const PAYMENTS = { ONLINE: 'Prepaid', COD: 'Cash', CARD: 'CardOnDelivery' } as const

const placed = (order: NewOrder) => ({
  channelOrderId: order.orderId,
  displayNumber: order.reference ?? order.orderId.slice(-4),
  type: TYPES[order.orderType],
  isTest: order.sandbox,
  placedAt: order.createdAt,
  acceptBy: null,
  scheduledFor: order.preparationDeadline ?? null,
  customer: { name: order.customerName, phone: order.customerPhone },
  note: order.notes ?? '',
  paymentType: PAYMENTS[order.paymentType],
  lines: order.products.map(line => ({
    sku: line.externalId ?? null,
    name: { ar: line.nameAr, en: line.nameEn },
    quantity: line.quantity,
    unitPrice: line.price,
    note: line.note ?? '',
    modifiers: line.addOns.map(addOn => ({
      name: { ar: addOn.titleAr, en: addOn.titleEn },
      options: addOn.choices.map(choice => ({
        optionNameEn: choice.nameEn,
        optionNameAr: choice.nameAr,
        quantity: choice.count,
        price: choice.price,
      })),
    })),
  })),
  subTotal: order.itemsTotal,
  discountTotal: order.discount,
  deliveryFee: order.deliveryCharge,
  finalPrice: order.grandTotal,
})

const driverOf = (message: unknown, { arrived }: { arrived: boolean }) => {
  const { orderId, driverName, driverPhone, expectedAt } = DriverMessage.parse(message)
  const driver = { name: driverName, phone: driverPhone, etaAt: expectedAt ?? null, arrived }
  return { type: 'driver.updated' as const, channelOrderId: orderId, driver }
}

const READERS: Record<string, (message: unknown) => z.input<typeof ChannelEvent>> = {
  new_order: message => {
    const order = NewOrder.parse(message)
    return { type: 'order.placed', channelOrderId: order.orderId, order: placed(order) }
  },
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
  const read = Object.hasOwn(READERS, event) ? READERS[event] : undefined
  return read ? ChannelEvent.parse(read(message)) : null
}
