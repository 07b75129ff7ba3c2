import { draftOrder } from '../../simulate/draft.ts'
import type { Draft } from '../../simulate/draft.ts'
import { readMenu } from '../../simulate/menu.ts'
import type { Dish } from '../../simulate/menu.ts'
import { ORDER_NOTES } from '../../simulate/people.ts'
import { createRandom } from '../../simulate/random.ts'
import { MINUTE, nextNumber } from '../peer.ts'
import type { Peer } from '../peer.ts'
import { Refusal } from '../refusal.ts'
import { namesOf } from '../shop/shown-menu.ts'
import type { ShownItem } from '../shop/shown-menu.ts'
import type { Shop } from '../shop/shop.ts'
import { tell } from '../webhooks.ts'
import { note } from './peer-order.ts'
import type { PeerOrder } from './peer-order.ts'

export const ORDER_KINDS = [
  'normal',
  'scheduled',
  'note',
  'unknown-dish',
  'wrong-price',
  'service-fee',
  'weight',
  'broken',
] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

// More than a day's orders; older ones are of no use.
const MOST_KEPT = 300

/**
 * Returns the products that customers see at a shop: known ones on its menu that are available, at their price there.
 * A shop without a menu uses the demo's.
 */
const dishesOf = ({ menu }: Shop): Dish[] => {
  const known = readMenu()
  if (!menu) return known
  const shown = new Map(menu.items.filter(isSold).map(item => [namesOf(item.name).en, item]))
  const dishes = known.flatMap(dish => {
    const price = shown.get(dish.name.en)?.price
    return typeof price === 'number' ? [{ ...dish, price }] : []
  })
  return dishes.length > 0 ? dishes : menu.items.filter(isSold).flatMap(dishOf)
}

const isSold = ({ isAvailable, price }: ShownItem): boolean => isAvailable && price !== null

const dishOf = ({ productId, sku, name, price }: ShownItem): Dish[] =>
  price === null
    ? []
    : [{ sku: typeof sku === 'string' ? sku : String(productId), name: namesOf(name), price, options: [] }]

/** Returns whether a shop shows any available product. */
export const isSelling = (shop: Shop): boolean => dishesOf(shop).length > 0

const acceptByOf = (peer: Peer, { scheduledFor, placedAt }: Draft): number =>
  scheduledFor?.getTime() ?? placedAt.getTime() + peer.dialect.windowMinutes * MINUTE

const orderOf = (peer: Peer, draft: Draft, storeId: string): PeerOrder => ({
  id: draft.id,
  storeId,
  number: draft.number,
  state: 'new',
  type: draft.type,
  placedAt: draft.placedAt.getTime(),
  acceptBy: acceptByOf(peer, draft),
  scheduledFor: draft.scheduledFor?.getTime() ?? null,
  promisedAt: null,
  customer: draft.customer.name,
  note: draft.note,
  total: draft.total,
  driver: draft.driver,
  lines: draft.lines.map(({ dish, quantity, note: options }) => ({
    name: dish.name,
    quantity,
    note: options,
  })),
  driverIs: 'none',
  isByItself: false,
  history: [],
})

/** Places an order at a shop and sends it to Sufra. Throws a `Refusal` (unknownItem) if nothing is available. */
export const placeOrder = (
  peer: Peer,
  shop: Shop,
  { kind, isByItself = false }: { kind: OrderKind; isByItself?: boolean },
): PeerOrder => {
  const dishes = dishesOf(shop)
  if (dishes.length === 0) throw new Refusal('unknownItem', `${shop.storeId} shows no dish that can be had`)
  const position = nextNumber(peer)
  const now = peer.now()
  const random = createRandom(now + position)
  const options = {
    id: `${peer.dialect.platform.prefix}-${now.toString(36)}-${position}`,
    number: 1000 + (position % 9000),
    placedAt: new Date(now),
    isScheduled: kind === 'scheduled',
    hasUnknownDish: kind === 'unknown-dish',
    hasWrongPrice: kind === 'wrong-price',
    hasServiceFee: kind === 'service-fee',
    hasWeight: kind === 'weight',
    isBroken: kind === 'broken',
  }
  const drawn = draftOrder(options, dishes, random)
  const draft = kind === 'note' ? { ...drawn, note: drawn.note || random.pick(ORDER_NOTES) } : drawn
  const order = { ...orderOf(peer, draft, shop.storeId), isByItself }
  note(order, 'placed', now)
  peer.kept.orders = [...peer.kept.orders, order].slice(-MOST_KEPT)
  const { storeId } = shop
  const message = (eventId: string) => peer.dialect.platform.order(draft, { storeId, eventId })
  tell(peer, { orderId: order.id, storeId, what: 'order', message })
  return order
}
