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

/** The platform's figures, and the merchants whose plan ends first. */
export const platformQuery = queryOptions({
  queryKey: ['platform'],
  queryFn: ({ signal }) => api.get('/api/Account/Get', { query: SOONEST, signal }),
})
