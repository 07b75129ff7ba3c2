import { jahez as platform } from '../../simulate/jahez.ts'
import type { Step } from '../order/peer-order.ts'
import { applyStep } from '../order/apply-step.ts'
import { MINUTE, shopOf } from '../peer.ts'
import type { Call, Dialect, Peer, Reply } from '../peer.ts'
import { Refusal, invalid } from '../refusal.ts'
import type { Reason } from '../refusal.ts'
import { refusesItem } from '../fault.ts'
import { complaintsOf, shownBy } from '../shop/menu-calls.ts'
import { setAvailable } from '../shop/shop.ts'
import type { Shop } from '../shop/shop.ts'
import { readItem } from '../shop/shown-menu.ts'
import { readWeek } from '../shop/week.ts'
import { isoOf, readBody, readFlag, readList, readOneOf, readWhole } from '../shape.ts'
import type { Body } from '../shape.ts'
import { giveToken, holderOf } from './jahez-token.ts'
import { findRoute, pathOf, plain } from './routes.ts'
import type { PlatformRequest, Route } from './routes.ts'
import { headerOf } from './signature.ts'

const STATES = {
  new: 'new',
  seen: 'seen',
  accepted: 'accepted',
  ready: 'ready',
  out: 'out',
  delivered: 'delivered',
  rejected: 'rejected',
  cancelled: 'cancelled',
  expired: 'timeout',
}
const STEPS: Record<string, Step> = {
  seen: 'see',
  accepted: 'accept',
  rejected: 'reject',
  ready: 'ready',
  out: 'handOver',
}
const HOUR = 60
const IN_BRANCH = /^\/api\/branches\/([^/]+)/

const REFUSALS: Record<Reason, [status: number, code: string]> = {
  credential: [401, 'invalid_client'],
  token: [401, 'token_expired'],
  unknownStore: [404, 'branch_not_found'],
  unknownOrder: [404, 'order_not_found'],
  unknownItem: [404, 'item_not_found'],
  unknownCall: [404, 'not_found'],
  wrongState: [409, 'wrong_status'],
  windowOver: [409, 'too_late'],
  invalid: [422, 'invalid'],
}

const setOrder = ({ peer, shop, names: [orderId = ''], body }: PlatformRequest) => {
  const status = readOneOf(body, 'status', Object.keys(STEPS))
  const step = STEPS[status] ?? 'see'
  const minutes = step === 'accept' ? readWhole(body, 'minutes', [1, 240]) : undefined
  if (step === 'reject') readOneOf(body, 'reason', [1, 2, 3, 4, 5, 9])
  const order = applyStep(peer, shop, { orderId, step, minutes })
  return { orderId, status: STATES[order.state] }
}

const delay = ({ peer, shop, names: [orderId = ''], body }: PlatformRequest) => {
  const minutes = readWhole(body, 'addMinutes', [1, 240])
  const order = applyStep(peer, shop, { orderId, step: 'delay', minutes })
  return { orderId, eta: isoOf(order.promisedAt) }
}

const putItem = ({ peer, shop, names: [productId = ''], body }: PlatformRequest) => {
  const item = readItem(body)
  if (String(item.productId) !== productId) throw invalid('productId differs from the path')
  const [complaint] = complaintsOf(peer, shop, item)
  if (complaint) throw new ItemRefusal(complaint)
  const menu = shownBy(shop)
  const place = menu.items.findIndex(shown => shown.productId === item.productId)
  const items = place < 0 ? [...menu.items, item] : menu.items.with(place, item)
  shop.menu = { ...menu, items }
  return {}
}

const hide = ({ peer, shop, names: [text = ''], body }: PlatformRequest) => {
  const productId = Number(text)
  const isAvailable = readFlag(body, 'visible')
  const isKnown = setAvailable(shop, { productId, optionId: null, isAvailable })
  if (!isKnown || refusesItem(peer, shop.storeId, productId))
    throw new Refusal('unknownItem', `there is no item ${text}`)
  return {}
}

const dropItem = ({ shop, names: [productId = ''] }: PlatformRequest) => {
  const { categories, items } = shownBy(shop)
  shop.menu = { categories, items: items.filter(item => String(item.productId) !== productId) }
  return {}
}

const statusOf = ({ status: { state, until } }: Shop) => ({
  open: state !== 'closed',
  level: state === 'busy' ? 'busy' : 'normal',
  reopensAt: isoOf(until),
})

const setStatus = ({ peer, shop, body }: PlatformRequest) => {
  const isOpen = readFlag(body, 'open')
  const level = readOneOf(body, 'level', ['normal', 'busy'])
  const minutes = readOneOf(body, 'minutes', [HOUR, null])
  const until = !isOpen && minutes ? peer.now() + minutes * MINUTE : null
  const state = isOpen ? (level === 'busy' ? 'busy' : 'open') : 'closed'
  shop.status = { state, until, extraMinutes: null }
  return statusOf(shop)
}

const write = (method: string, path: string, run: Route['run']): Route => ({
  method,
  path: pathOf(path),
  run,
  hasBody: method !== 'DELETE',
})
const read = (path: string, run: Route['run']): Route => ({
  method: 'GET',
  path: pathOf(path),
  run,
  hasBody: false,
})

const ROUTES: readonly Route[] = [
  read('/api/branches/:store', ({ shop: { storeId, name } }) => ({ branchId: storeId, name: name.ar })),
  write('POST', '/api/orders/:order/status', setOrder),
  write('POST', '/api/orders/:order/eta', delay),
  write('PUT', '/api/branches/:store/categories', ({ shop, body }) => {
    shop.menu = { ...shownBy(shop), categories: readList(body, 'categories') }
    return {}
  }),
  write('PUT', '/api/branches/:store/items/:product', putItem),
  write('PATCH', '/api/branches/:store/items/:product', hide),
  write('DELETE', '/api/branches/:store/items/:product', dropItem),
  read('/api/branches/:store/items', ({ shop }) => ({ items: shownBy(shop).items })),
  write('PUT', '/api/branches/:store/availability', setStatus),
  read('/api/branches/:store/availability', ({ shop }) => statusOf(shop)),
  write('PUT', '/api/branches/:store/hours', ({ shop, body }) => {
    shop.week = readWeek(body)
    return {}
  }),
]

/** Refusal of one product, with this platform's name of the fault. */
class ItemRefusal extends Refusal {
  constructor(readonly complaint: { code: string; message: string }) {
    super('invalid', complaint.message)
  }
}

const branchOf = ({ path }: Call): string | null => {
  const [, branch] = IN_BRANCH.exec(path) ?? []
  return branch === undefined ? null : plain(branch)
}

const bodyFor = (call: Call, hasBody: boolean): Body => (hasBody ? readBody(call.raw.toString()) : {})

const authenticate = (call: Call, peer: Peer): Shop => {
  const shop = shopOf(peer, holderOf(peer, call))
  if (!shop) throw new Refusal('token', 'the token is missing or no longer valid')
  const branch = branchOf(call)
  if (branch !== null && branch !== shop.storeId) throw new Refusal('unknownStore', 'there is no such branch')
  return shop
}

const errorOf = (status: number, code: string, message: string): Reply => ({
  status,
  body: { code, message },
})

/** Jahez's API: tokens that expire. */
export const jahez: Dialect = {
  platform,
  name: { ar: 'جاهز', en: 'Jahez' },
  windowMinutes: 5,
  states: STATES,
  storeOf: (call, peer) => branchOf(call) ?? holderOf(peer, call),
  read: (call, peer) => {
    if (call.method === 'POST' && call.path === '/oauth/token') return giveToken(peer, bodyFor(call, true))
    const { route, names } = findRoute(ROUTES, call)
    const shop = authenticate(call, peer)
    const body = bodyFor(call, route.hasBody)
    const key = headerOf(call.headers['idempotency-key'])
    return {
      shop,
      idempotencyKey: route.method !== 'GET' && key ? key : null,
      run: () => route.run({ peer, shop, names: branchOf(call) === null ? names : names.slice(1), body }),
    }
  },
  done: body => ({ status: 200, body }),
  refuse: refusal => {
    if (refusal instanceof ItemRefusal) {
      const { code, message } = refusal.complaint
      return errorOf(422, code, message)
    }
    const { reason, message, order } = refusal
    const [status, code] = REFUSALS[reason]
    return { status, body: { code, message, ...(order && { status: STATES[order.state] }) } }
  },
  notNow: why =>
    why === 'error'
      ? errorOf(500, 'error', 'something went wrong')
      : { ...errorOf(429, 'slow_down', 'too many requests'), headers: { 'retry-after': '2' } },
}
