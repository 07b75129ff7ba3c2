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

/** Returns this merchant's own search words, in addition to the common ones. */
export const useOwnWords = (): Synonyms => {
  // The operator works for many merchants, so no merchant's words apply.
  const isOperator = useIsOperator()
  return useQuery({ ...searchWordsQuery, enabled: !isOperator, select: wordsOf }).data ?? NONE
}

export const saveSearchWords = (body: SearchWordsUpdateRequest): Promise<SearchWords> =>
  api.put('/api/SearchWords/Update', { body })
