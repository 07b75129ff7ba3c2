import type { Product } from '@sufra/shared/contracts/product'
import { searchWords } from '@sufra/shared/contracts/search-text'
import { useEffect, useMemo, useState } from 'react'
import { whenIdle } from '#src/idle/when-idle.ts'
import { namesOf } from '#src/products/product-names.ts'
import type { findByName } from './name-search.ts'
import { useOwnWords } from './search-words.queries.ts'

/** Returns a predicate for the products that match a search. */
export type NameMatcher = (products: readonly Product[], search: string) => (product: Product) => boolean
type Find = typeof findByName

// The matcher for dialects, Arabizi and typing errors is half as large as a screen, and many users never search.
let known: Find | null = null
const bring = async (): Promise<Find> => {
  known = (await import(/* webpackChunkName: "menu-search" */ './name-search.ts')).findByName
  return known
}

const holds = (product: Product, typed: string): boolean => {
  const { arabicKey, englishKey } = namesOf(product)
  const words = searchWords(typed)
  const isArabic = words.length > 0 && words.every(word => arabicKey.includes(word))
  return isArabic || englishKey.includes(typed.toLowerCase())
}

/**
 * Returns a function that finds products by name. It matches literally until the full search is loaded, in idle time or
 * at the first letter; its identity changes only when the full search is available.
 */
export const useNameMatcher = (search: string): NameMatcher => {
  const own = useOwnWords()
  const [find, setFind] = useState(() => known)
  useEffect(() => {
    if (find) return
    let isShown = true
    const start = () =>
      void bring().then(
        whole => isShown && setFind(() => whole),
        // The next letter retries the load.
        () => undefined,
      )
    const callOff = search.trim() === '' ? whenIdle(start) : start()
    return () => {
      isShown = false
      callOff?.()
    }
  }, [find, search])
  return useMemo<NameMatcher>(
    () => (products, wanted) => {
      const typed = wanted.trim()
      if (typed === '') return () => true
      if (!find) return product => holds(product, typed)
      const found = find(products, { search: wanted, own })
      return product => found.has(product)
    },
    [find, own],
  )
}
