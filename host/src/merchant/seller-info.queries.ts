import { api } from '@sufra/shared/api'
import type { SellerInfoRequest } from '@sufra/shared/contracts/dashboard'
import { queryOptions } from '@tanstack/react-query'

const ALL: SellerInfoRequest = { branchId: 0, orderStatusId: 0 }

/** The plan and today's figures, in one answer: the plan card and the dashboard share it (specification#subscriptions). */
export const sellerInfoQuery = queryOptions({
  queryKey: ['seller-info'],
  queryFn: ({ signal }) => api.post('/api/Dashboard/GetSellerInfo', { body: ALL, signal }),
})
