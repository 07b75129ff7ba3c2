import { DIALECT_SYNONYMS } from '@sufra/shared/search'
import type { Synonyms } from '@sufra/shared/search'
import { useMemo } from 'react'
import { useOwnWords } from './search-words.queries.ts'

/** Returns the common names of dishes in Saudi restaurants together with the merchant's own. */
export const useSynonyms = (): Synonyms => {
  const own = useOwnWords()
  return useMemo(() => [...DIALECT_SYNONYMS, ...own], [own])
}
