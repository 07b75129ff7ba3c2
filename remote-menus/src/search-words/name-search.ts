import type { Product } from '@sufra/shared/contracts/product'
import { DIALECT_SYNONYMS, createSearch } from '@sufra/shared/search'
import type { Synonyms } from '@sufra/shared/search'
import { namesOf } from '#src/products/product-names.ts'

interface MenuSearch {
  search: ReturnType<typeof createSearch>
  own: Synonyms
}
// A menu is indexed at its first search, and again when the merchant's search words change.
const searches = new WeakMap<readonly Product[], MenuSearch>()

const searchOf = (products: readonly Product[], own: Synonyms): MenuSearch['search'] => {
  const known = searches.get(products)
  if (known?.own === own) return known.search
  const search = createSearch(products.map(namesOf), { synonyms: [...DIALECT_SYNONYMS, ...own] })
  searches.set(products, { search, own })
  return search
}

/**
 * Returns the products that match a search. Matches beyond the English name come in addition (specification#products).
 */
export const findByName = (
  products: readonly Product[],
  { search, own }: { search: string; own: Synonyms },
): ReadonlySet<Product | undefined> => new Set(searchOf(products, own)(search).map(place => products[place]))
