import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { MerchantsRequest } from './merchants-url.ts'

/** One page of the operator's list, for the screen and for what reads all of its pages. */
export const readMerchants = ({ filters, sort, page, pageSize }: MerchantsRequest, signal: AbortSignal) =>
  api.get('/api/Account/Get', {
    query: {
      'PaginatedRequest.PageNumber': page,
      'PaginatedRequest.PageSize': pageSize,
      Search: filters.search || undefined,
      Status: filters.status,
      PlanId: filters.planId,
      City: filters.city || undefined,
      ChannelId: filters.channelId,
      Sort: sort?.key,
      Direction: sort?.direction === 'descending' ? 'desc' : 'asc',
    },
    signal,
  })

/** The operator's list. The page before stays visible while the next one is on its way. */
export const merchantsQuery = ({ filters, sort, page, pageSize }: MerchantsRequest) => {
  const request = { filters, sort, page, pageSize }
  return queryOptions({
    queryKey: ['admin', 'merchants', request],
    queryFn: ({ signal }) => readMerchants(request, signal),
    placeholderData: keepPreviousData,
  })
}

/** The figures above it, anew with each visit: they cost more than a page, and no page changes them. */
export const merchantSummaryQuery = queryOptions({
  queryKey: ['admin', 'merchant-summary'],
  queryFn: ({ signal }) => api.get('/api/Account/GetSummary', { signal }),
  staleTime: 0,
})
