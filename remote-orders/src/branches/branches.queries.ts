import { queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'

const EVERYTHING = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1000 }

/** Query of the branches that the signed-in user may see. */
export const branchesQuery = queryOptions({
  queryKey: ['branches'],
  queryFn: async ({ signal }) => (await api.get('/api/Branch/Get', { query: EVERYTHING, signal })).data,
})
