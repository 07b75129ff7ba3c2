import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { MerchantFilters } from './merchant-filters.ts'

export const MERCHANT_PAGE_SIZE = 20

/** The operator's list. The page before stays visible while the next one is on its way. */
export const merchantsQuery = (filters: MerchantFilters) =>
  queryOptions({
    queryKey: ['admin', 'merchants', filters],
    queryFn: ({ signal }) =>
      api.get('/api/Account/Get', {
        query: {
          'PaginatedRequest.PageNumber': filters.page,
          'PaginatedRequest.PageSize': MERCHANT_PAGE_SIZE,
          Search: filters.search || undefined,
          Status: filters.status,
          PlanId: filters.planId,
          City: filters.city,
          Sort: filters.sort,
          Direction: filters.direction,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
