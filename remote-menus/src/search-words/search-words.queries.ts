import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { SearchWords, SearchWordsUpdateRequest } from '@sufra/shared/contracts/search-words'
import { DIALECT } from '@sufra/shared/search'
import type { Synonyms } from '@sufra/shared/search'
import { useIsOperator } from '@sufra/shared/session'

export const searchWordsQuery = queryOptions({
  queryKey: ['menus', 'search-words'],
  queryFn: ({ signal }) => api.get('/api/SearchWords/Get', { signal }),
})

const withOwn = ({ words }: SearchWords): Synonyms => [
  ...DIALECT,
  ...words.map(({ word, means }) => [word, means]),
]

/** What restaurants here call their dishes, and what this merchant calls theirs. */
export const useSynonyms = (): Synonyms => {
  // The operator works for many merchants: none of their words are the operator's.
  const isOperator = useIsOperator()
  return useQuery({ ...searchWordsQuery, enabled: !isOperator, select: withOwn }).data ?? DIALECT
}

export const saveSearchWords = (body: SearchWordsUpdateRequest): Promise<SearchWords> =>
  api.put('/api/SearchWords/Update', { body })
