import type { Product } from '@sufra/shared/contracts/product'
import type { NameMatcher } from '#src/search-words/name-matcher.ts'
import { isOnSaleAt } from '../place/dish-state.ts'
import type { Place } from '../place/place.ts'

export const MENU_TABS = ['all', 'active', 'snoozed'] as const
export type MenuTab = (typeof MENU_TABS)[number]

interface MenuFilter {
  tab: MenuTab
  search: string
  /** Cards that stay visible although their tab no longer includes them, because their snooze strip is open. */
  keptIds: ReadonlySet<number>
  place: Place
  names: NameMatcher
}

export const countTabs = (products: readonly Product[], place: Place): Record<MenuTab, number> => {
  const active = products.filter(product => isOnSaleAt(product, place)).length
  return { all: products.length, active, snoozed: products.length - active }
}

const isInTab = (product: Product, { tab, place }: Pick<MenuFilter, 'tab' | 'place'>): boolean =>
  tab === 'all' || isOnSaleAt(product, place) === (tab === 'active')

/** Filters in the browser, without a request (specification#products). */
export const filterMenu = (
  products: readonly Product[],
  { search, keptIds, names, ...view }: MenuFilter,
): Product[] => {
  const matches = names(products, search)
  return products.filter(product => (keptIds.has(product.id) || isInTab(product, view)) && matches(product))
}
