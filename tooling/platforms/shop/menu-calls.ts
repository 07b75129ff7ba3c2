import { refusesItem } from '../fault.ts'
import type { Peer } from '../peer.ts'
import { complaintsAbout } from './shown-menu.ts'
import type { Complaint, ShownItem, ShownMenu } from './shown-menu.ts'
import type { Shop } from './shop.ts'

const REFUSED = { code: 'refused', message: 'this platform does not take it' }

/** Returns the platform's complaints about one product. */
export const complaintsOf = (peer: Peer, shop: Shop, item: ShownItem): Complaint[] =>
  refusesItem(peer, shop.storeId, item.productId)
    ? [{ productId: item.productId, ...REFUSED }]
    : complaintsAbout(item)

/** Shows a whole menu, or nothing of it if there are complaints. */
export const showMenu = (peer: Peer, shop: Shop, menu: ShownMenu): Complaint[] => {
  const complaints = menu.items.flatMap(item => complaintsOf(peer, shop, item))
  if (complaints.length > 0) return complaints
  shop.menu = menu
  shop.pauses = []
  return []
}

/** Returns a shop's menu; empty before its first one. */
export const shownBy = ({ menu }: Shop): ShownMenu => menu ?? { categories: [], items: [] }
