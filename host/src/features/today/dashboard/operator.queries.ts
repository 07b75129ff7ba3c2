import { api } from '@sufra/shared/api'
import { queryOptions } from '@tanstack/react-query'

const SOONEST = {
  'PaginatedRequest.PageNumber': 1,
  'PaginatedRequest.PageSize': 5,
  Status: 'Active',
  IsEnding: true,
  Sort: 'expiryDate',
  Direction: 'asc',
} as const

/** The figures of all merchants, and the merchants whose plan ends first. */
export const figuresQuery = queryOptions({
  queryKey: ['operator-figures'],
  queryFn: ({ signal }) => api.get('/api/Account/Get', { query: SOONEST, signal }),
})
