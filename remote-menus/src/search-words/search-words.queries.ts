import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { SearchWords, SearchWordsUpdateRequest } from '@sufra/shared/contracts/search-words'
import type { Synonyms } from '@sufra/shared/search'
import { useIsOperator } from '@sufra/shared/session'

export const searchWordsQuery = queryOptions({
  queryKey: ['menus', 'search-words'],
  queryFn: ({ signal }) => api.get('/api/SearchWords/Get', { signal }),
})

const NONE: Synonyms = []
const wordsOf = ({ words }: SearchWords): Synonyms => words.map(({ word, means }) => [word, means])

/** What this merchant calls its dishes, beside what everybody here does. */
export const useOwnWords = (): Synonyms => {
  // The operator works for many merchants: none of their words are the operator's.
  const isOperator = useIsOperator()
  return useQuery({ ...searchWordsQuery, enabled: !isOperator, select: wordsOf }).data ?? NONE
}

export const saveSearchWords = (body: SearchWordsUpdateRequest): Promise<SearchWords> =>
  api.put('/api/SearchWords/Update', { body })
