import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { MerchantsRequest } from './merchants-url.ts'

/** Reads one page of the operator's list, for the screen and for the export of all pages. */
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

/** Query of the operator's list. The previous page stays visible while the next one loads. */
export const merchantsQuery = ({ filters, sort, page, pageSize }: MerchantsRequest) => {
  const request = { filters, sort, page, pageSize }
  return queryOptions({
    queryKey: ['admin', 'merchants', request],
    queryFn: ({ signal }) => readMerchants(request, signal),
    placeholderData: keepPreviousData,
  })
}

/**
 * Query of the figures above the list, loaded on each visit: they cost more than a page, and paging does not change
 * them.
 */
export const merchantSummaryQuery = queryOptions({
  queryKey: ['admin', 'merchant-summary'],
  queryFn: ({ signal }) => api.get('/api/Account/GetSummary', { signal }),
  staleTime: 0,
})
