import { createHmac } from 'node:crypto'
import type { Draft, DraftLine } from './draft.ts'
import type { Later, Platform } from './platform.ts'

const PAYMENTS = { online: 'online', cash: 'cash', card: 'card_at_door' }
const EVENTS: Record<Later, string> = {
  cancelled: 'ORDER_CANCELLED',
  driverAssigned: 'RIDER_ASSIGNED',
  driverArrived: 'RIDER_ARRIVED',
  pickedUp: 'ORDER_PICKED_UP',
  delivered: 'ORDER_DELIVERED',
}
const ACCEPT_SECONDS = 420

const itemOf = ({ dish, quantity, options, note }: DraftLine) => ({
  sku: dish.sku,
  name: dish.name,
  qty: quantity,
  unit_price: dish.price,
  comment: note || null,
  options: options.map(({ group, name, price }) => ({ group, name, qty: 1, price })),
})

const orderOf = (draft: Draft) => ({
  id: draft.id,
  code: String(draft.number),
  fulfilment: draft.type,
  created_at: draft.placedAt.toISOString(),
  // An order for later today is accepted when its preparation has to start.
  accept_until: draft.scheduledFor
    ? null
    : new Date(draft.placedAt.getTime() + ACCEPT_SECONDS * 1000).toISOString(),
  scheduled_for: draft.scheduledFor?.toISOString() ?? null,
  customer: { name: draft.customer.name, mobile: draft.customer.phone },
  comment: draft.note || null,
  payment: draft.isBroken ? 'unknown' : PAYMENTS[draft.payment],
  items: draft.lines.map(itemOf),
  amounts: {
    subtotal: draft.subTotal,
    discount: draft.discount,
    delivery_fee: draft.deliveryFee,
    total: draft.total,
    ...(draft.serviceFee > 0 && { service_fee: draft.serviceFee }),
  },
})

export const hungerstation: Platform = {
  key: 'hungerstation',
  prefix: 'HS',
  order: (draft, { storeId, eventId }) => ({
    event_id: eventId,
    event_type: 'ORDER_CREATED',
    store_id: storeId,
    order: orderOf(draft),
  }),
  later: (what, { id, driver }, { storeId, eventId }) => ({
    event_id: eventId,
    event_type: EVENTS[what],
    store_id: storeId,
    order: { id, reason: what === 'cancelled' ? 'customer changed their mind' : null },
    ...(what !== 'cancelled' && { rider: { name: driver.name, mobile: driver.phone } }),
  }),
  sign: (body, secret) => ({
    'x-hungerstation-signature': createHmac('sha256', secret).update(body).digest('hex'),
  }),
}
