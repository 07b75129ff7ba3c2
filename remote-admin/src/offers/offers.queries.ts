import { api } from '@sufra/shared/api'
import { queryOptions } from '@tanstack/react-query'

// The operator has a few dozen, which fit one page.
const ALL = { 'PaginatedRequest.PageSize': 1000 }

/** All plans, in the order in which merchants see them. */
export const allPlansQuery = queryOptions({
  queryKey: ['admin', 'plans', 'all'],
  queryFn: async ({ signal }) => (await api.get('/api/Plan/Get', { query: ALL, signal })).data,
  staleTime: 0,
})

/** All packages, in the order of their plans. */
export const allPackagesQuery = queryOptions({
  queryKey: ['admin', 'packages', 'all'],
  queryFn: async ({ signal }) => (await api.get('/api/Package/Get', { query: ALL, signal })).data,
  staleTime: 0,
})
