import { hungerstation as platform } from '../../simulate/hungerstation.ts'
import type { Step } from '../order/peer-order.ts'
import { applyStep } from '../order/apply-step.ts'
import { shopOf } from '../peer.ts'
import type { Call, Dialect, Reply } from '../peer.ts'
import { Refusal, invalid } from '../refusal.ts'
import type { Reason } from '../refusal.ts'
import { refusesItem } from '../fault.ts'
import { setAvailable } from '../shop/shop.ts'
import type { Shop } from '../shop/shop.ts'
import { showMenu, shownBy } from '../shop/menu-calls.ts'
import { readMenu } from '../shop/shown-menu.ts'
import { readDates, readWeek } from '../shop/week.ts'
import { isoOf, readBody, readFlag, readInstant, readList, readOneOf, readWhole } from '../shape.ts'
import type { Body } from '../shape.ts'
import { findRoute, pathOf, plain } from './routes.ts'
import type { PlatformRequest, Route } from './routes.ts'
import { headerOf, hexHmac, isSame } from './signature.ts'

const STATES = {
  new: 'NEW',
  seen: 'NEW',
  accepted: 'ACCEPTED',
  ready: 'READY',
  out: 'HANDED_OVER',
  delivered: 'DELIVERED',
  rejected: 'REJECTED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
}
const REASONS = ['ITEM_UNAVAILABLE', 'TOO_BUSY', 'CLOSED', 'BAD_ADDRESS', 'PRICE_MISMATCH', 'OTHER'] as const
const OPEN = { OPEN: 'open', BUSY: 'busy', CLOSED: 'closed' } as const
const CALLED = { open: 'OPEN', busy: 'BUSY', closed: 'CLOSED' } as const

const REFUSALS: Record<Reason, [status: number, code: string]> = {
  credential: [401, 'SIGNATURE_INVALID'],
  token: [401, 'SIGNATURE_INVALID'],
  unknownStore: [404, 'UNKNOWN_STORE'],
  unknownOrder: [404, 'UNKNOWN_ORDER'],
  unknownItem: [422, 'INVALID'],
  unknownCall: [404, 'UNKNOWN_CALL'],
  wrongState: [409, 'WRONG_STATE'],
  windowOver: [410, 'WINDOW_OVER'],
  invalid: [422, 'INVALID'],
}

const checkReason = (body: Body, reasons: readonly string[]): void => {
  readOneOf(body, 'reason', reasons)
  if (typeof body.message !== 'string') throw invalid('message must be a text')
}

const orderCall = (name: string, step: Step, minutesOf: (body: Body) => number | undefined): Route => ({
  method: 'POST',
  path: pathOf(`/v1/stores/:store/orders/:order/${name}`),
  hasBody: true,
  run: ({ peer, shop, names: [orderId = ''], body }) => {
    const minutes = minutesOf(body)
    const order = applyStep(peer, shop, { orderId, step, minutes })
    return { order_id: order.id, state: STATES[order.state] }
  },
})

const statusOf = ({ status: { state, extraMinutes, until } }: Shop) => ({
  state: CALLED[state],
  extra_minutes: extraMinutes,
  until: isoOf(until),
})

const setStatus = ({ shop, body }: PlatformRequest) => {
  const state = OPEN[readOneOf(body, 'state', ['OPEN', 'BUSY', 'CLOSED'])]
  const extraMinutes =
    (body.extra_minutes ?? null) === null ? null : readWhole(body, 'extra_minutes', [0, 240])
  shop.status = { state, extraMinutes, until: readInstant(body, 'until') }
  return statusOf(shop)
}

const readSwitch = (body: Body) => ({
  productId: readWhole(body, 'product_id', [1, 2_147_483_647]),
  isAvailable: readFlag(body, 'available'),
  until: readInstant(body, 'until'),
})

const setAvailability = ({ peer, shop, body }: PlatformRequest) => {
  const items = readList(body, 'items').map(each => ({ ...readSwitch(each), optionId: null }))
  const options = readList(body, 'options').map(each => ({
    ...readSwitch(each),
    optionId: readWhole(each, 'option_id', [1, 2_147_483_647]),
  }))
  const unknown = [...items, ...options].filter(
    each => refusesItem(peer, shop.storeId, each.productId) || !setAvailable(shop, each),
  )
  return { unknown: [...new Set(unknown.map(({ productId }) => productId))] }
}

const nothing = () => undefined

const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: pathOf('/v1/stores/:store'),
    hasBody: false,
    run: ({ shop: { storeId, name } }) => ({ store_id: storeId, name: name.ar }),
  },
  orderCall('acknowledge', 'see', body => {
    if (readInstant(body, 'received_at') === null) throw invalid('received_at must be an instant')
    return undefined
  }),
  orderCall('accept', 'accept', body => readWhole(body, 'preparation_minutes', [1, 240])),
  orderCall('reject', 'reject', body => void checkReason(body, REASONS)),
  orderCall('delay', 'delay', body => readWhole(body, 'minutes', [1, 240])),
  orderCall('ready', 'ready', nothing),
  orderCall('handed-over', 'handOver', nothing),
  orderCall('cancel', 'cancel', body => void checkReason(body, [...REASONS, 'CUSTOMER_REQUEST'])),
  {
    method: 'PUT',
    path: pathOf('/v1/stores/:store/menu'),
    hasBody: true,
    run: ({ peer, shop, body }) => ({ complaints: showMenu(peer, shop, readMenu(body)) }),
  },
  {
    method: 'GET',
    path: pathOf('/v1/stores/:store/menu'),
    hasBody: false,
    run: ({ shop }) => shownBy(shop),
  },
  {
    method: 'PUT',
    path: pathOf('/v1/stores/:store/availability'),
    hasBody: true,
    run: setAvailability,
  },
  { method: 'PUT', path: pathOf('/v1/stores/:store/status'), hasBody: true, run: setStatus },
  {
    method: 'GET',
    path: pathOf('/v1/stores/:store/status'),
    hasBody: false,
    run: ({ shop }) => statusOf(shop),
  },
  {
    method: 'PUT',
    path: pathOf('/v1/stores/:store/hours'),
    hasBody: true,
    run: ({ shop, body }) => {
      const [week, dates] = [readWeek(body), readDates(body)]
      shop.week = week
      shop.dates = dates
      return {}
    },
  },
]

const storeOf = ({ path }: Call): string | null => {
  const [, store] = /^\/v1\/stores\/([^/]+)/.exec(path) ?? []
  return store === undefined ? null : plain(store)
}

const errorOf = (status: number, code: string, message: string): Reply => ({
  status,
  body: { code, message },
})

/** HungerStation's API: every request is signed. */
export const hungerstation: Dialect = {
  platform,
  name: { ar: 'هنقرستيشن', en: 'HungerStation' },
  windowMinutes: 7,
  states: STATES,
  storeOf,
  read: (call, peer) => {
    const { route, names } = findRoute(ROUTES, call)
    const shop = shopOf(peer, storeOf(call))
    if (!shop) throw new Refusal('unknownStore', 'there is no such store')
    const signed = call.raw.length > 0 ? call.raw : call.target
    const given = headerOf(call.headers['x-hungerstation-signature'])
    if (!isSame(given, hexHmac(shop.secret, signed)))
      throw new Refusal('credential', 'the signature is wrong')
    const key = headerOf(call.headers['idempotency-key'])
    const body = route.hasBody ? readBody(call.raw.toString()) : {}
    return {
      shop,
      idempotencyKey: route.hasBody && key ? key : null,
      run: () => route.run({ peer, shop, names: names.slice(1), body }),
    }
  },
  done: body => ({ status: 200, body }),
  refuse: ({ reason, message, order }) => {
    const [status, code] = REFUSALS[reason]
    return { status, body: { code, message, ...(order && { state: STATES[order.state] }) } }
  },
  notNow: why =>
    why === 'error'
      ? errorOf(500, 'INTERNAL', 'something went wrong')
      : { ...errorOf(429, 'TOO_MANY_REQUESTS', 'too many requests'), headers: { 'retry-after': '2' } },
}
