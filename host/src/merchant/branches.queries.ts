import { api } from '@sufra/shared/api'
import { queryOptions } from '@tanstack/react-query'

const EVERYTHING = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1000 }

/** The branches that this person may see, with their current state; `branch.status` events refetch it. */
export const branchesQuery = queryOptions({
  queryKey: ['branches'],
  queryFn: async ({ signal }) => (await api.get('/api/Branch/Get', { query: EVERYTHING, signal })).data,
})

/** The merchant's brands. */
export const brandsQuery = queryOptions({
  queryKey: ['service-providers'],
  queryFn: async ({ signal }) =>
    (await api.get('/api/ServiceProvider/Get', { query: EVERYTHING, signal })).data,
})
