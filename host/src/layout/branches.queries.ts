import { api } from '@sufra/shared/api'
import type { Branch, ServiceProvider } from '@sufra/shared/contracts/merchant'
import type { Page } from '@sufra/shared/contracts/wire'
import { queryOptions } from '@tanstack/react-query'

const EVERYTHING = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 200 }

/** The branches that this person may see, with their state of the moment; `branch.status` events renew it. */
export const branchesQuery = queryOptions({
  queryKey: ['branches'],
  queryFn: async ({ signal }) =>
    (await api.get<Page<Branch>>('/api/Branch/Get', { query: EVERYTHING, signal })).data,
})

/** The merchant's brands. */
export const brandsQuery = queryOptions({
  queryKey: ['service-providers'],
  queryFn: async ({ signal }) =>
    (await api.get<Page<ServiceProvider>>('/api/ServiceProvider/Get', { query: EVERYTHING, signal })).data,
})
