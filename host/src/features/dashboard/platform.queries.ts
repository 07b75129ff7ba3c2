import { api } from '@sufra/shared/api'
import type { MerchantPage } from '@sufra/shared/contracts/merchant'
import { queryOptions } from '@tanstack/react-query'

const SOONEST = {
  'PaginatedRequest.PageNumber': 1,
  'PaginatedRequest.PageSize': 5,
  Status: 'Active',
  IsEnding: true,
  Sort: 'expiryDate',
  Direction: 'asc',
}

/** The platform's figures, and the merchants whose plan ends first. */
export const platformQuery = queryOptions({
  queryKey: ['platform'],
  queryFn: ({ signal }) => api.get<MerchantPage>('/api/Account/Get', { query: SOONEST, signal }),
})
