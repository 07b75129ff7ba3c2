import { createHmac } from 'node:crypto'
import type { Draft, DraftLine } from './draft.ts'
import type { Option } from './menu.ts'
import type { Later, Platform } from './platform.ts'

const PAYMENTS = { online: 'ONLINE', cash: 'COD', card: 'CARD' }
const EVENTS: Record<Later, string> = {
  cancelled: 'order_cancelled',
  driverAssigned: 'driver_assigned',
  driverArrived: 'driver_arrived',
  pickedUp: 'order_collected',
  delivered: 'order_closed',
}

const sar = (amount: number): string => amount.toFixed(2)

const addOnOf = ({ group, name, price }: Option) => ({
  titleAr: group.ar,
  titleEn: group.en,
  choices: [{ nameAr: name.ar, nameEn: name.en, count: 1, price: sar(price) }],
})

const productOf = ({ dish, quantity, options, note }: DraftLine) => ({
  externalId: dish.sku,
  nameAr: dish.name.ar,
  nameEn: dish.name.en,
  quantity,
  price: sar(dish.price),
  note,
  addOns: options.map(addOnOf),
})

const orderOf = (draft: Draft) => ({
  orderId: draft.id,
  reference: String(draft.number),
  orderType: draft.type === 'delivery' ? 1 : 2,
  createdAt: draft.placedAt.getTime(),
  preparationDeadline: draft.scheduledFor?.getTime() ?? null,
  customerName: draft.customer.name,
  customerPhone: draft.customer.phone,
  notes: draft.note,
  paymentType: draft.isBroken ? 'UNKNOWN' : PAYMENTS[draft.payment],
  products: draft.lines.map(productOf),
  itemsTotal: sar(draft.subTotal),
  discount: sar(draft.discount),
  deliveryCharge: sar(draft.deliveryFee),
  grandTotal: sar(draft.total),
  ...(draft.serviceFee > 0 && { serviceFee: sar(draft.serviceFee) }),
})

export const jahez: Platform = {
  key: 'jahez',
  prefix: 'JZ',
  order: (draft, { storeId, eventId }) => ({
    eventId,
    event: 'new_order',
    branchCode: storeId,
    ...orderOf(draft),
  }),
  later: (what, { id, driver }, { storeId, eventId }) => ({
    eventId,
    event: EVENTS[what],
    branchCode: storeId,
    orderId: id,
    ...(what === 'cancelled'
      ? { message: 'ألغاه العميل' }
      : { driverName: driver.name, driverPhone: driver.phone, expectedAt: Date.now() + 600_000 }),
  }),
  sign: (body, secret) => ({ 'x-jahez-hmac': createHmac('sha256', secret).update(body).digest('base64') }),
}
