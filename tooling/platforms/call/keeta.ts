import { keeta as platform } from '../../simulate/keeta.ts'
import type { Step } from '../order/peer-order.ts'
import { applyStep } from '../order/apply-step.ts'
import { MINUTE, shopOf } from '../peer.ts'
import type { Call, Dialect, Peer } from '../peer.ts'
import { Refusal, invalid } from '../refusal.ts'
import type { Reason } from '../refusal.ts'
import { refusesItem } from '../fault.ts'
import { showMenu, shownBy } from '../shop/menu-calls.ts'
import { setAvailable } from '../shop/shop.ts'
import type { Shop } from '../shop/shop.ts'
import { readMenu } from '../shop/shown-menu.ts'
import { isBody, readBody, readFlag, readList, readOneOf, readText, readWhole } from '../shape.ts'
import type { Body } from '../shape.ts'
import { findRoute, pathOf } from './routes.ts'
import type { PlatformRequest, Route } from './routes.ts'
import { headerOf, hexHmac, isSame } from './signature.ts'

const STATES = {
  new: 1001,
  seen: 1001,
  accepted: 1002,
  ready: 1007,
  out: 1006,
  delivered: 1003,
  rejected: 1004,
  cancelled: 1004,
  expired: 1008,
}
const TOLERANCE_SECONDS = 300
const RESTING = 2

const CODES: Record<Reason, number> = {
  credential: 1001,
  token: 1001,
  unknownStore: 1002,
  unknownOrder: 1003,
  wrongState: 1004,
  windowOver: 1005,
  invalid: 1006,
  unknownItem: 1006,
  unknownCall: 1006,
}
const NOT_NOW = 5000

const statusOf = ({ storeId, name, status: { state, until } }: Shop) => ({
  shopId: storeId,
  name: name.ar,
  status: state === 'closed' ? RESTING : 1,
  restUntil: until === null ? null : Math.floor(until / 1000),
})

const setStatus = ({ peer, shop, body }: PlatformRequest) => {
  const isResting = readOneOf(body, 'status', [1, RESTING]) === RESTING
  const minutes = readOneOf(body, 'restMinutes', [30, 60, null])
  const until = isResting && minutes ? peer.now() + minutes * MINUTE : null
  shop.status = { state: isResting ? 'closed' : 'open', until, extraMinutes: null }
  return statusOf(shop)
}

const sync = ({ peer, shop, body: { menu } }: PlatformRequest) => {
  if (!isBody(menu)) throw invalid('menu must be a menu')
  return { complaints: showMenu(peer, shop, readMenu(menu)) }
}

const readShelf = (body: Body) => ({
  productId: readWhole(body, 'productId', [1, 2_147_483_647]),
  isAvailable: readFlag(body, 'onShelf'),
})

const setSkus = ({ peer, shop, body }: PlatformRequest) => {
  const skus = readList(body, 'skus').map(sku => ({ ...readShelf(sku), optionId: null }))
  const options = readList(body, 'options').map(option => ({
    ...readShelf(option),
    optionId: readWhole(option, 'optionId', [1, 2_147_483_647]),
  }))
  const unknown = [...skus, ...options].filter(
    each => refusesItem(peer, shop.storeId, each.productId) || !setAvailable(shop, each),
  )
  return { unknown: [...new Set(unknown.map(({ productId }) => productId))] }
}

const method = (name: string, run: Route['run']): Route => ({
  method: 'POST',
  path: pathOf(`/open/${name}`),
  hasBody: true,
  run,
})

const orderMethod = (name: string, step: Step, minutesOf?: (body: Body) => number | undefined): Route =>
  method(`order/${name}`, ({ peer, shop, body }) => {
    const orderId = readText(body, 'orderViewId')
    const minutes = minutesOf?.(body)
    const order = applyStep(peer, shop, { orderId, step, minutes })
    return { orderViewId: orderId, status: STATES[order.state] }
  })

const ROUTES: readonly Route[] = [
  method('shop/query', ({ shop }) => statusOf(shop)),
  method('shop/status', setStatus),
  orderMethod('receive', 'see'),
  orderMethod('confirm', 'accept', body => readWhole(body, 'cookMinutes', [1, 240])),
  orderMethod('prepared', 'ready'),
  orderMethod('cancel', 'cancel', body => {
    readOneOf(body, 'reasonCode', [1, 2, 3, 4, 5, 6, 9])
    if (typeof body.reason !== 'string') throw invalid('reason must be a text')
    return undefined
  }),
  method('menu/sync', sync),
  method('menu/query', ({ shop }) => shownBy(shop)),
  method('sku/status', setSkus),
]
const QUERY = /\/query$/

const storeOf = ({ raw }: Call): string | null => {
  try {
    const { shopId } = readBody(raw.toString())
    return typeof shopId === 'string' ? shopId : null
  } catch {
    return null
  }
}

const authenticate = (call: Call, peer: Peer): Shop => {
  const shop = shopOf(peer, storeOf(call))
  if (!shop) throw new Refusal('unknownStore', 'there is no such shop')
  const given = headerOf(call.headers['x-keeta-signature'])
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(given) ?? []
  const age = Math.abs(peer.now() / 1000 - Number(time))
  if (age > TOLERANCE_SECONDS || !isSame(signature, hexHmac(shop.secret, `${time}.`, call.raw)))
    throw new Refusal('credential', 'the signature is wrong or too old')
  return shop
}

/** Keeta's API: one endpoint, and always status 200. */
export const keeta: Dialect = {
  platform,
  name: { ar: 'كيتا', en: 'Keeta' },
  windowMinutes: 10,
  states: STATES,
  storeOf,
  read: (call, peer) => {
    const { route } = findRoute(ROUTES, call)
    const body = readBody(call.raw.toString())
    const shop = authenticate(call, peer)
    const requestId = readText(body, 'requestId')
    return {
      shop,
      idempotencyKey: QUERY.test(call.path) ? null : requestId,
      run: () => route.run({ peer, shop, names: [], body }),
    }
  },
  done: data => ({ status: 200, body: { code: 0, message: 'ok', data } }),
  refuse: ({ reason, message, order }) => ({
    status: 200,
    body: { code: CODES[reason], message, data: order ? { status: STATES[order.state] } : null },
  }),
  notNow: () => ({ status: 200, body: { code: NOT_NOW, message: 'not now', data: null } }),
}
