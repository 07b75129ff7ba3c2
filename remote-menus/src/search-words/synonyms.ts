import { DIALECT } from '@sufra/shared/search'
import type { Synonyms } from '@sufra/shared/search'
import { useMemo } from 'react'
import { useOwnWords } from './search-words.queries.ts'

/** What restaurants here call their dishes, and what this merchant calls theirs. */
export const useSynonyms = (): Synonyms => {
  const own = useOwnWords()
  return useMemo(() => [...DIALECT, ...own], [own])
}
