import type { ProductFacts, LawFact } from '@sufra/shared/contracts/food-law'
import { LAW_FACTS, missingFacts } from '@sufra/shared/contracts/food-law'
import type { Product } from '@sufra/shared/contracts/product'
import { urlChoice, urlId, urlText } from '@sufra/shared/ui/data'
import type { TableUrl } from '@sufra/shared/ui/data'
import type { NameMatcher } from '#src/search-words/name-matcher.ts'

/** Which products are looked at: those that lack anything, those that lack one fact, or all. */
const WANTED = ['all', ...LAW_FACTS] as const
export type Wanted = 'missing' | 'all' | LawFact

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  wanted: urlChoice(params.get('wanted'), WANTED) ?? ('missing' as const),
  category: urlId(params.get('category')),
})
export type LawFilters = ReturnType<typeof readFilters>

export const LAW_URL: TableUrl<LawFilters, never> = { readFilters }

const lacks = (facts: ProductFacts, wanted: Wanted): boolean => {
  if (wanted === 'all') return true
  const missing = missingFacts(facts)
  return wanted === 'missing' ? missing.length > 0 : missing.includes(wanted)
}

/**
 * The products that the filters leave, by what is stored of them: one that is being filled in stays until it is saved, and one that
 * was refused is shown whatever is looked for.
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
  /** Those that have something typed. */
  kept: (id: number) => boolean
  /** Those that have something refused. */
  marked: (id: number) => boolean
  /** Null: of any category. */
  categories: ReadonlySet<number> | null
  names: NameMatcher
}
