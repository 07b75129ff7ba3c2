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

/** Filters of the list. */
export type MerchantFilters = ReturnType<typeof readFilters>
export type MerchantsRequest = TableState<MerchantFilters, SortKey>

/** The address holds all of it, so a view can be shared. */
export const MERCHANTS_URL: TableUrl<MerchantFilters, SortKey> = { readFilters, sortKeys: SORT_KEYS }
