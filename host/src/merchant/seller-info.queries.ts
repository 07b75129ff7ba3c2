import { api } from '@sufra/shared/api'
import type { SellerInfoRequest } from '@sufra/shared/contracts/dashboard'
import { queryOptions } from '@tanstack/react-query'

const ALL: SellerInfoRequest = { branchId: 0, orderStatusId: 0 }

/**
 * Plan and today's figures in one response, shared by the plan card and the dashboard (specification#subscriptions).
 */
export const sellerInfoQuery = queryOptions({
  queryKey: ['seller-info'],
  queryFn: ({ signal }) => api.post('/api/Dashboard/GetSellerInfo', { body: ALL, signal }),
})
