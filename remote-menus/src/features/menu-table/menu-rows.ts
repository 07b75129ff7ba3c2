import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import type { NameMatcher } from '#src/search-words/name-matcher.ts'
import type { MenuFilters } from './menu-url.ts'

interface MenuRowsOptions {
  products: readonly Product[]
  /** All categories in menu order. */
  categories: readonly Category[]
  /** Categories whose products are shown; null for all. */
  shownIds: ReadonlySet<number> | null
  filters: MenuFilters
  names: NameMatcher
}

/** Returns the shown products in menu order: by category, index and id (many products share one index). */
export const menuRows = ({ products, categories, shownIds, filters, names }: MenuRowsOptions): Product[] => {
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]))
  const place = ({ categoryId }: Product) => placeOf.get(categoryId) ?? categories.length
  const matches = names(products, filters.search)
  return products
    .filter(
      product =>
        (shownIds === null || shownIds.has(product.categoryId)) &&
        (filters.state === null || product.isVisible === (filters.state === 'visible')) &&
        matches(product),
    )
    .toSorted((one, other) => place(one) - place(other) || one.index - other.index || one.id - other.id)
}

/** Returns true if the rows can be sorted: all products of one category, in menu order. */
export const isSortable = (
  rows: readonly Product[],
  { isFiltered, sortKey }: { isFiltered: boolean; sortKey: string | undefined },
): boolean =>
  !isFiltered && sortKey === 'menu' && new Set(rows.map(({ categoryId }) => categoryId)).size === 1
