import { api } from '@sufra/shared/api'
import type { SellerInfo, SellerInfoRequest } from '@sufra/shared/contracts/dashboard'
import { queryOptions } from '@tanstack/react-query'

const ALL: SellerInfoRequest = { branchId: 0, orderStatusId: 0 }

const contract =
  process.env.NODE_ENV === 'production'
    ? undefined
    : () => import('@sufra/shared/contracts/dashboard').then(dashboard => dashboard.SellerInfo)

/** The plan and today's figures, in one answer: the plan card and the dashboard share it (spec 7). */
export const sellerInfoQuery = queryOptions({
  queryKey: ['seller-info'],
  queryFn: ({ signal }) =>
    api.post<SellerInfo>('/api/Dashboard/GetSellerInfo', { body: ALL, signal, contract }),
})
