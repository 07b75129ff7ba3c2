import type { Product } from '@sufra/shared/contracts/product'
import { searchKey } from '@sufra/shared/contracts/text'
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

const nameMatcher = (search: string): ((product: Product) => boolean) => {
  const english = search.trim().toLowerCase()
  const arabic = searchKey(search.trim())
  if (english === '') return () => true
  return product => {
    const names = namesOf(product)
    return names.englishKey.includes(english) || (arabic !== '' && names.arabicKey.includes(arabic))
  }
}

/** In the browser; the Arabic match is added beside the English one (specification#products). */
export const filterMenu = (products: readonly Product[], { tab, search, keptIds }: MenuFilter): Product[] => {
  const matches = nameMatcher(search)
  return products.filter(product => (keptIds.has(product.id) || isInTab(product, tab)) && matches(product))
}
