import type { Product } from '@sufra/shared/contracts/product'
import { nameMatcher } from '#src/products/name-matcher.ts'

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

/** In the browser: nothing is asked again (specification#products). */
export const filterMenu = (products: readonly Product[], { tab, search, keptIds }: MenuFilter): Product[] => {
  const matches = nameMatcher(products, search)
  return products.filter(product => (keptIds.has(product.id) || isInTab(product, tab)) && matches(product))
}
