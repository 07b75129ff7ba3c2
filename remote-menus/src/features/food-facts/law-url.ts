import type { ProductFacts, LawFact } from '@sufra/shared/contracts/food-law'
import { LAW_FACTS, missingFacts } from '@sufra/shared/contracts/food-law'
import type { Product } from '@sufra/shared/contracts/product'
import { urlChoice, urlId, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'
import type { NameMatcher } from '#src/search-words/name-matcher.ts'

/** Filter by missing facts: any missing fact, one specific fact, or all products. */
const WANTED = ['all', ...LAW_FACTS] as const
export type FactFilter = 'missing' | 'all' | LawFact

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  wanted: urlChoice(params.get('wanted'), WANTED) ?? ('missing' as const),
  category: urlId(params.get('category')),
})
export type LawFilters = ReturnType<typeof readFilters>

export const LAW_URL: TableUrl<LawFilters, never> = { readFilters }

const lacks = (facts: ProductFacts, wanted: FactFilter): boolean => {
  if (wanted === 'all') return true
  const missing = missingFacts(facts)
  return wanted === 'missing' ? missing.length > 0 : missing.includes(wanted)
}

/**
 * Returns the products that match the filters by their stored values. Products with unsaved input stay, and products
 * with a refusal are always shown.
 */
export const wantedProducts = (
  products: readonly Product[],
  { filters, kept, marked, categories, names }: WantedProducts,
): Product[] => {
  const isNamed = names(products, filters.search)
  return products.filter(
    product =>
      marked(product.id) ||
      ((lacks(product, filters.wanted) || kept(product.id)) &&
        (categories === null || categories.has(product.categoryId)) &&
        isNamed(product)),
  )
}

interface WantedProducts {
  filters: LawFilters
  /** True for products with unsaved input. */
  kept: (id: number) => boolean
  /** True for products with a refusal. */
  marked: (id: number) => boolean
  /** Null for all categories. */
  categories: ReadonlySet<number> | null
  names: NameMatcher
}
