import { api } from '@sufra/shared/api'
import { queryOptions } from '@tanstack/react-query'

const ALL = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1000 }
const MINUTE = 60_000
const ANSWER_LIMIT_MS = 2000

/** Query of the brands, with the data that papers show. Fetched once, also offline, and never refetched. */
export const brandsQuery = queryOptions({
  queryKey: ['printed-brands'],
  queryFn: async ({ signal: left }) => {
    const signal = AbortSignal.any([left, AbortSignal.timeout(ANSWER_LIMIT_MS)])
    return (await api.get('/api/ServiceProvider/Get', { query: ALL, signal })).data
  },
  staleTime: 10 * MINUTE,
  networkMode: 'always',
  retry: false,
})
