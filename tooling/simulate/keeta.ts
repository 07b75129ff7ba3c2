import { createHmac } from 'node:crypto'
import type { Draft, DraftLine } from './draft.ts'
import type { Name } from './menu.ts'
import type { Later, Platform } from './platform.ts'

const PAYMENTS = { online: 1, cash: 2, card: 3 }
const ORDER_PLACED = 1001
const EVENTS: Record<Later, number> = {
  cancelled: 1004,
  driverAssigned: 1005,
  driverArrived: 1005,
  pickedUp: 1006,
  delivered: 1003,
}
const CONFIRM_SECONDS = 600

const halalas = (amount: number): number => Math.round(amount * 100)
const seconds = (instant: Date | null): number => (instant ? Math.floor(instant.getTime() / 1000) : 0)
const bilingual = ({ ar, en }: Name): string => `${ar}|${en}`

const skuOf = ({ dish, quantity, options, note }: DraftLine) => ({
  openSkuCode: dish.sku,
  name: bilingual(dish.name),
  count: quantity,
  price: halalas(dish.price),
  remark: note,
  groups: options.map(({ group, name, price }) => ({
    name: bilingual(group),
    items: [{ name: bilingual(name), count: 1, price: halalas(price) }],
  })),
})

const dataOf = (draft: Draft) => ({
  orderViewId: draft.id,
  seq: draft.number,
  deliveryMode: draft.type === 'delivery' ? 0 : 1,
  placeTime: seconds(draft.placedAt),
  confirmDeadline: draft.scheduledFor ? 0 : seconds(draft.placedAt) + CONFIRM_SECONDS,
  expectedTime: seconds(draft.scheduledFor),
  recipient: draft.customer,
  remark: draft.note,
  payMode: draft.isBroken ? 9 : PAYMENTS[draft.payment],
  skus: draft.lines.map(skuOf),
  fee: {
    goods: halalas(draft.subTotal),
    discount: halalas(draft.discount),
    delivery: halalas(draft.deliveryFee),
    total: halalas(draft.total),
    ...(draft.serviceFee > 0 && { service: halalas(draft.serviceFee) }),
  },
})

export const keeta: Platform = {
  key: 'keeta',
  prefix: 'KT',
  order: (draft, { storeId, eventId }) => ({
    msgId: eventId,
    opType: ORDER_PLACED,
    shopId: storeId,
    data: dataOf(draft),
  }),
  later: (what, { id, driver }, { storeId, eventId }) => ({
    msgId: eventId,
    opType: EVENTS[what],
    shopId: storeId,
    data: {
      orderViewId: id,
      ...(what === 'cancelled'
        ? { reason: 'user cancelled' }
        : { courier: { ...driver, eta: seconds(new Date()) + 600 }, arrived: what === 'driverArrived' }),
    },
  }),
  sign: (body, secret) => {
    const time = seconds(new Date())
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return { 'x-keeta-signature': `t=${time},v1=${signature}` }
  },
}
