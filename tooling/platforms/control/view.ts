import { nextNews } from '../order/later.ts'
import { shopOf } from '../peer.ts'
import type { Peer } from '../peer.ts'
import { namesOf } from '../shop/shown-menu.ts'
import type { ShownItem } from '../shop/shown-menu.ts'

const MOST_ORDERS = 40
const MOST_WEBHOOKS = 30

const dishOf = ({ productId, name, price, isAvailable, sizes }: ShownItem) => ({
  productId,
  name: namesOf(name),
  price,
  sizes: Array.isArray(sizes) ? sizes.length : 0,
  isAvailable,
})

/** Returns the data of a platform's page for one shop: the named one, or else the first. */
export const viewOf = (peer: Peer, storeId: string | null) => {
  const { dialect, kept, calls } = peer
  const shop = shopOf(peer, storeId) ?? kept.shops[0]
  const isHere = (each: { storeId: string | null }) => each.storeId === shop?.storeId
  const orders = kept.orders.filter(isHere).slice(-MOST_ORDERS).toReversed()
  return {
    key: peer.key,
    name: dialect.name,
    now: peer.now(),
    windowMinutes: dialect.windowMinutes,
    sufraUrl: peer.sufraUrl,
    shops: kept.shops.map(each => ({ storeId: each.storeId, name: each.name, state: each.status.state })),
    shop: shop && {
      storeId: shop.storeId,
      name: shop.name,
      secret: shop.secret,
      status: shop.status,
      week: shop.week,
      dates: shop.dates,
      pauses: shop.pauses,
      menu: shop.menu && shop.menu.items.map(dishOf),
    },
    orders: orders.map(order => ({
      ...order,
      called: dialect.states[order.state],
      canHappen: nextNews(order),
    })),
    calls: calls.filter(call => call.storeId === null || isHere(call)),
    webhooks: kept.webhooks.filter(isHere).slice(-MOST_WEBHOOKS).toReversed(),
    faults: kept.faults,
  }
}
