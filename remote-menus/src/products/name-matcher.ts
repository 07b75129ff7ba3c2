import type { Product } from '@sufra/shared/contracts/product'
import { createSearch } from '@sufra/shared/search'
import { namesOf } from './product-names.ts'

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

/** Which of a menu's products a search means; what is found beyond the English name stands beside it (specification#products). */
export const nameMatcher = (
  products: readonly Product[],
  search: string,
): ((product: Product) => boolean) => {
  if (search.trim() === '') return () => true
  const found = new Set(searchOf(products)(search).map(place => products[place]))
  return product => found.has(product)
}
