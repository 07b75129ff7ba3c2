import { createHmac, randomUUID } from 'node:crypto'
import type { ChannelKey } from '@sufra/shared/contracts/channel'

/**
 * Returns the signature headers of a platform. The code follows the platform's documentation, independently of the
 * product code, so it verifies our reading of it.
 */
export const signatureHeaders = (key: ChannelKey, body: string, secret: string): Record<string, string> => {
  const hmac = (text: string) => createHmac('sha256', secret).update(text)
  const time = Math.floor(Date.now() / 1000)
  const headers = {
    hungerstation: { 'x-hungerstation-signature': hmac(body).digest('hex') },
    jahez: { 'x-jahez-hmac': hmac(body).digest('base64') },
    keeta: { 'x-keeta-signature': `t=${time},v1=${hmac(`${time}.${body}`).digest('hex')}` },
  }
  return { 'content-type': 'application/json', ...headers[key] }
}

export interface MessageOptions {
  storeId: string
  orderId?: string
  eventId?: string
  placedAt?: Date
  acceptUntil?: Date
  scheduledFor?: Date
  /** 25.00 SAR each, with one option of 2.00 */
  skus?: string[]
  name?: string
  customer?: { name: string; phone: string }
  /** the total that the platform states; correct by default */
  total?: number
  isPickup?: boolean
}

const iso = (instant: Date | undefined) => instant?.toISOString() ?? null

/** Returns an order of HungerStation, the platform of most test orders. */
export const hungerstationOrder = (wanted: MessageOptions) => {
  const { storeId, orderId = `HS${randomUUID()}`, eventId = randomUUID(), skus = ['KBS-001'] } = wanted
  const { customer = { name: 'Noura A.', phone: '+966512345678' } } = wanted
  const subtotal = skus.length * 27
  return {
    event_id: eventId,
    event_type: 'ORDER_CREATED',
    store_id: storeId,
    order: {
      id: orderId,
      code: '4821',
      fulfilment: wanted.isPickup ? 'pickup' : 'delivery',
      created_at: (wanted.placedAt ?? new Date()).toISOString(),
      accept_until: iso(wanted.acceptUntil),
      scheduled_for: iso(wanted.scheduledFor),
      customer: { name: customer.name, mobile: customer.phone },
      comment: 'No onions',
      payment: 'online',
      items: skus.map(sku => ({
        sku,
        name: { en: wanted.name ?? 'Lamb Kabsa', ar: 'كبسة لحم' },
        qty: 1,
        unit_price: 25,
        options: [{ group: { en: 'Extra', ar: 'إضافة' }, name: { en: 'Rice', ar: 'رز' }, qty: 1, price: 2 }],
      })),
      amounts: { subtotal, discount: 0, delivery_fee: 10, total: wanted.total ?? subtotal + 10 },
    },
  }
}

type HungerstationKind =
  'ORDER_CANCELLED' | 'RIDER_ASSIGNED' | 'RIDER_ARRIVED' | 'ORDER_PICKED_UP' | 'ORDER_DELIVERED'

export const hungerstationEvent = (
  kind: HungerstationKind,
  { storeId, orderId }: { storeId: string; orderId: string },
) => ({
  event_id: randomUUID(),
  event_type: kind,
  store_id: storeId,
  order: { id: orderId, reason: 'customer changed their mind' },
  rider: { name: 'Omar', mobile: '+966500000321' },
})

export const jahezOrder = ({
  storeId,
  orderId = `JZ${randomUUID()}`,
  eventId = randomUUID(),
}: MessageOptions) => ({
  eventId,
  event: 'new_order',
  branchCode: storeId,
  orderId,
  reference: '77',
  orderType: 2,
  createdAt: Date.now(),
  customerName: 'سارة',
  customerPhone: '0555555555',
  notes: 'بدون بصل',
  paymentType: 'COD',
  products: [
    {
      externalId: 'KBS-001',
      nameAr: 'كبسة لحم',
      nameEn: 'Lamb Kabsa',
      quantity: 2,
      price: '25.00',
      addOns: [
        {
          titleAr: 'إضافة',
          titleEn: 'Extra',
          choices: [{ nameAr: 'رز', nameEn: 'Rice', count: 1, price: '2.50' }],
        },
      ],
    },
  ],
  itemsTotal: '55.00',
  discount: '5.00',
  deliveryCharge: '0',
  grandTotal: '50.00',
})

export const keetaOrder = ({
  storeId,
  orderId = `KT${randomUUID()}`,
  eventId = randomUUID(),
}: MessageOptions) => ({
  msgId: eventId,
  opType: 1001,
  shopId: storeId,
  data: {
    orderViewId: orderId,
    seq: 12,
    deliveryMode: 0,
    placeTime: Math.floor(Date.now() / 1000),
    confirmDeadline: Math.floor(Date.now() / 1000) + 200,
    expectedTime: 0,
    recipient: { name: 'Reem', phone: '+966531111999' },
    remark: '',
    payMode: 3,
    skus: [
      {
        openSkuCode: 'KBS-001',
        name: 'كبسة لحم|Lamb Kabsa',
        count: 3,
        price: 2510,
        groups: [{ name: 'إضافة|Extra', items: [{ name: 'رز|Rice', count: 2, price: 105 }] }],
      },
    ],
    fee: { goods: 8160, discount: 0, delivery: 1000, total: 9160 },
  },
})
