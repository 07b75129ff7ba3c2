import { forgetTokens } from '../call/jahez-token.ts'
import { addFault } from '../fault.ts'
import { happens } from '../order/later.ts'
import { ORDER_KINDS, placeOrder } from '../order/place-order.ts'
import { FAULTS, shopOf } from '../peer.ts'
import type { FaultKind, Peer } from '../peer.ts'
import { Refusal, invalid } from '../refusal.ts'
import { readFlag, readOneOf, readText, readWhole } from '../shape.ts'
import type { Body } from '../shape.ts'
import { newShop, setAvailable } from '../shop/shop.ts'
import type { Shop } from '../shop/shop.ts'
import { releaseHeld } from '../webhooks.ts'

type Command = (peer: Peer, body: Body) => object

const MOST_PRODUCTS = 2_147_483_647
// These faults have a default count; otherwise a platform would seem permanently broken.
const ONCE: readonly FaultKind[] = [
  'drop',
  'lose-answer',
  'accept-then-cancel',
  'lose-webhook',
  'repeat-webhook',
]
const SHUFFLED = 3

const shopFor = (peer: Peer, body: Body): Shop => {
  const storeId = body.storeId ?? peer.kept.shops[0]?.storeId
  const shop = typeof storeId === 'string' ? shopOf(peer, storeId) : undefined
  if (!shop) throw new Refusal('unknownStore', `there is no shop ${String(storeId)}`)
  return shop
}

const timesOf = (kind: FaultKind, body: Body): number | null => {
  if (body.times === null) return null
  if (body.times !== undefined) return readWhole(body, 'times', [1, 10_000])
  if (kind === 'shuffle-webhooks') return SHUFFLED
  return ONCE.includes(kind) ? 1 : null
}

const productOf = (body: Body): number | null =>
  (body.productId ?? null) === null ? null : readWhole(body, 'productId', [1, MOST_PRODUCTS])

const setFault: Command = (peer, body) => {
  const kind = readOneOf(body, 'kind', FAULTS)
  const storeId = (body.storeId ?? null) === null ? null : shopFor(peer, body).storeId
  const seconds = body.seconds === undefined ? 5 : readWhole(body, 'seconds', [0, 600])
  return addFault(peer, { kind, storeId, seconds, times: timesOf(kind, body), productId: productOf(body) })
}

const clearFaults: Command = (peer, { id }) => {
  peer.kept.faults = peer.kept.faults.filter(fault => id !== undefined && fault.id !== id)
  if (!peer.kept.faults.some(({ kind }) => kind === 'shuffle-webhooks')) releaseHeld(peer)
  return { faults: peer.kept.faults }
}

const orderOf = (peer: Peer, body: Body) => {
  const orderId = readText(body, 'orderId')
  const order = peer.kept.orders.find(({ id }) => id === orderId)
  if (!order) throw new Refusal('unknownOrder', `there is no order ${orderId}`)
  return order
}

const NEWS = ['cancelled', 'driverAssigned', 'driverArrived', 'pickedUp', 'delivered'] as const

const setPrice: Command = (peer, body) => {
  const { menu, storeId } = shopFor(peer, body)
  const productId = readWhole(body, 'productId', [1, MOST_PRODUCTS])
  const item = menu?.items.find(each => each.productId === productId)
  if (!item) throw new Refusal('unknownItem', `${storeId} shows no product ${productId}`)
  if (typeof body.price !== 'number' || body.price < 0) throw invalid('price must be an amount')
  item.price = body.price
  return item
}

const setOnSale: Command = (peer, body) => {
  const productId = readWhole(body, 'productId', [1, MOST_PRODUCTS])
  const change = { productId, optionId: null, isAvailable: readFlag(body, 'available') }
  if (!setAvailable(shopFor(peer, body), change))
    throw new Refusal('unknownItem', `the shop shows no product ${productId}`)
  return change
}

const setState: Command = (peer, body) => {
  const state = readOneOf(body, 'state', ['open', 'busy', 'closed'])
  const shop = shopFor(peer, body)
  shop.status = { state, extraMinutes: null, until: null }
  return shop.status
}

const rotate: Command = (peer, body) => {
  const shop = shopFor(peer, body)
  shop.secret =
    body.secret === undefined
      ? `rotated-${peer.now().toString(36)}-${shop.storeId}`
      : readText(body, 'secret')
  forgetTokens(peer, shop.storeId)
  return { storeId: shop.storeId, secret: shop.secret }
}

const addShop: Command = (peer, body) => {
  const storeId = readText(body, 'storeId')
  if (!/^[\w.-]{1,64}$/.test(storeId)) throw invalid('storeId may have letters, digits, dots and dashes')
  if (shopOf(peer, storeId)) throw invalid(`${storeId} is here already`)
  const name = body.name === undefined ? storeId : readText(body, 'name')
  const shop = newShop({ storeId, name: { ar: name, en: name }, secret: readText(body, 'secret') })
  peer.kept.shops.push(shop)
  return { storeId }
}

/**
 * Commands for tests, benches and the platform's page: `POST /<key>/control/<name>`, JSON in and out. `storeId` names
 * a shop; the default is the first one. docs/platforms.md lists them.
 */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'place-order',
    (peer, body) => {
      const kind = body.kind === undefined ? 'normal' : readOneOf(body, 'kind', ORDER_KINDS)
      return placeOrder(peer, shopFor(peer, body), { kind })
    },
  ],
  [
    'order-news',
    (peer, body) => {
      const order = orderOf(peer, body)
      happens(peer, order, readOneOf(body, 'what', NEWS))
      return order
    },
  ],
  ['fault', setFault],
  ['clear-faults', clearFaults],
  ['set-price', setPrice],
  ['set-availability', setOnSale],
  ['set-state', setState],
  ['rotate-secret', rotate],
  [
    'forget-tokens',
    peer => {
      forgetTokens(peer, null)
      return {}
    },
  ],
  ['add-shop', addShop],
])
