import type { Product } from '@sufra/shared/contracts/product'
import { createSearch } from '@sufra/shared/search'
import type { Synonyms } from '@sufra/shared/search'
import { namesOf } from './product-names.ts'

interface MenuSearch {
  search: ReturnType<typeof createSearch>
  synonyms: Synonyms
}
// A menu is read once, at its first search, and again when the merchant's words change.
const searches = new WeakMap<readonly Product[], MenuSearch>()

const searchOf = (products: readonly Product[], synonyms: Synonyms): MenuSearch['search'] => {
  const known = searches.get(products)
  if (known?.synonyms === synonyms) return known.search
  const search = createSearch(products.map(namesOf), { synonyms })
  searches.set(products, { search, synonyms })
  return search
}

/** Which of a menu's products a search means; what is found beyond the English name stands beside it (specification#products). */
export const nameMatcher = (
  products: readonly Product[],
  { search, synonyms }: { search: string; synonyms: Synonyms },
): ((product: Product) => boolean) => {
  if (search.trim() === '') return () => true
  const found = new Set(searchOf(products, synonyms)(search).map(place => products[place]))
  return product => found.has(product)
}
