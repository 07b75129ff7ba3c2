import type { Product } from '@sufra/shared/contracts/product'
import { searchText } from '@sufra/shared/contracts/search-text'
import { readLocalized } from '@sufra/shared/contracts/text'

export interface ProductNames {
  en: string
  ar: string
  /** Search keys: lower-cased English, and Arabic as `searchText` returns it. */
  englishKey: string
  arabicKey: string
}

// Unchanged products keep their identity across reloads, so each name is parsed and normalized only once.
const known = new WeakMap<Product, ProductNames>()

export const namesOf = (product: Product): ProductNames => {
  const found = known.get(product)
  if (found) return found
  const { ar, en } = readLocalized(product.name)
  const names = { ar, en, englishKey: en.toLowerCase(), arabicKey: searchText([ar]) }
  known.set(product, names)
  return names
}
