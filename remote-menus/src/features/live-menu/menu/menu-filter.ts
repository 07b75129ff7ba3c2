import type { Product } from '@sufra/shared/contracts/product'
import { createSearch } from '@sufra/shared/search'
import { namesOf } from '../products/product-names.ts'

export const MENU_TABS = ['all', 'active', 'snoozed'] as const
export type MenuTab = (typeof MENU_TABS)[number]

interface MenuFilter {
  tab: MenuTab
  search: string
  /** Cards that stay where they are although their tab no longer holds them: their snooze strip is open. */
  keptIds: ReadonlySet<number>
}

export const countTabs = (products: readonly Product[]): Record<MenuTab, number> => {
  const active = products.filter(product => product.isVisible).length
  return { all: products.length, active, snoozed: products.length - active }
}

const isInTab = (product: Product, tab: MenuTab): boolean =>
  tab === 'all' || product.isVisible === (tab === 'active')

type Search = ReturnType<typeof createSearch>
// A menu is read once, at its first search.
const searches = new WeakMap<readonly Product[], Search>()

const searchOf = (products: readonly Product[]): Search => {
  const known = searches.get(products)
  if (known) return known
  const search = createSearch(products.map(namesOf))
  searches.set(products, search)
  return search
}

/** In the browser, and in the order of the menu; what is found beyond the English name stands beside it (specification#products). */
export const filterMenu = (products: readonly Product[], { tab, search, keptIds }: MenuFilter): Product[] => {
  const shown = products.filter(product => keptIds.has(product.id) || isInTab(product, tab))
  if (search.trim() === '') return shown
  const found = new Set(searchOf(products)(search).map(place => products[place]))
  return shown.filter(product => found.has(product))
}
