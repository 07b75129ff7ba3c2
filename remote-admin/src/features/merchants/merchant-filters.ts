import type { AccountStatus } from '@sufra/shared/contracts/merchant'

export const MERCHANT_STATUSES = [
  'PendingVerification',
  'PendingBusinessDetails',
  'PendingPlan',
  'Active',
  'Suspended',
  'Closed',
] as const satisfies AccountStatus[]

export const SORT_KEYS = ['name', 'ordersLast30Days', 'expiryDate', 'createdAt'] as const
export type SortKey = (typeof SORT_KEYS)[number]

/** What the list is asked for. All of it lives in the address, so a view can be sent to a colleague. */
export interface MerchantFilters {
  search: string
  status: AccountStatus | null
  planId: number | null
  city: string | null
  sort: SortKey
  direction: 'asc' | 'desc'
  page: number
}

const DEFAULTS: MerchantFilters = {
  search: '',
  status: null,
  planId: null,
  city: null,
  sort: 'name',
  direction: 'asc',
  page: 1,
}

const positiveInt = (text: string | null): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/** Reads the address. What somebody typed wrongly there counts as not given. */
export const readFilters = (params: URLSearchParams): MerchantFilters => ({
  search: params.get('search')?.slice(0, 200) ?? DEFAULTS.search,
  status: MERCHANT_STATUSES.find(status => status === params.get('status')) ?? DEFAULTS.status,
  planId: positiveInt(params.get('planId')),
  city: params.get('city')?.slice(0, 40) || DEFAULTS.city,
  sort: SORT_KEYS.find(key => key === params.get('sort')) ?? DEFAULTS.sort,
  direction: params.get('direction') === 'desc' ? 'desc' : DEFAULTS.direction,
  page: positiveInt(params.get('page')) ?? DEFAULTS.page,
})

/** Writes a change into the address; what equals its default is left out. Every change but of the page leads to page 1. */
export const writeFilters = (params: URLSearchParams, change: Partial<MerchantFilters>): URLSearchParams => {
  const filters = { ...readFilters(params), page: 1, ...change }
  const written = new URLSearchParams(params)
  for (const [key, value] of Object.entries(filters)) {
    const isDefault = Object.entries(DEFAULTS).some(([name, usual]) => name === key && usual === value)
    if (isDefault || value === null) written.delete(key)
    else written.set(key, String(value))
  }
  return written
}

export const isFiltered = ({ search, status, planId, city }: MerchantFilters): boolean =>
  search !== '' || status !== null || planId !== null || city !== null
