import type { Product } from '@sufra/shared/contracts/product'
import { searchWords } from '@sufra/shared/contracts/search-text'
import { useEffect, useMemo, useState } from 'react'
import { whenIdle } from '#src/idle/when-idle.ts'
import { namesOf } from '#src/products/product-names.ts'
import type { findByName } from './name-search.ts'
import { useOwnWords } from './search-words.queries.ts'

/** Which of these products a search means. */
export type NameMatcher = (products: readonly Product[], search: string) => (product: Product) => boolean
type Find = typeof findByName

// What reads dialects, Arabizi and slips is half as large as a screen that nobody may search in.
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
 * Finds products by their names. Until the whole search has come, in idle time or with the first letter, it finds what is written as it
 * was typed; it is the same function until it can find more.
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
        // The next letter tries again.
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
