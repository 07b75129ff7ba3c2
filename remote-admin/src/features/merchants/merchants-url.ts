import type { AccountStatus } from '@sufra/shared/contracts/merchant'
import { urlChoice, urlId, urlText } from '@sufra/shared/ui/data'
import type { TableState, TableUrl } from '@sufra/shared/ui/data'

export const MERCHANT_STATUSES = [
  'PendingVerification',
  'PendingBusinessDetails',
  'PendingPlan',
  'Active',
  'Suspended',
  'Closed',
] as const satisfies AccountStatus[]

const SORT_KEYS = ['name', 'ordersLast30Days', 'expiryDate', 'createdAt'] as const
export type SortKey = (typeof SORT_KEYS)[number]

const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  status: urlChoice(params.get('status'), MERCHANT_STATUSES),
  planId: urlId(params.get('planId')),
  city: urlText(params.get('city'), 40),
  channelId: urlId(params.get('channelId')),
})

/** What the list is narrowed to. */
export type MerchantFilters = ReturnType<typeof readFilters>
export type MerchantsRequest = TableState<MerchantFilters, SortKey>

/** All of it lives in the address, so a view can be sent to a colleague. */
export const MERCHANTS_URL: TableUrl<MerchantFilters, SortKey> = { readFilters, sortKeys: SORT_KEYS }
