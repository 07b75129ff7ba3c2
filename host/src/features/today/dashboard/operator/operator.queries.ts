import { api } from '@sufra/shared/api'
import type { PlatformPeriod } from '@sufra/shared/contracts/operator-dashboard'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const KEY = ['operator-dashboard'] as const
const EVERY_MINUTE = 60_000

// Keeps the last data until the next response, to avoid flicker.
const calm = {
  staleTime: EVERY_MINUTE,
  refetchInterval: EVERY_MINUTE,
  placeholderData: keepPreviousData,
}

export const merchantsQuery = (body: PlatformPeriod) =>
  queryOptions({
    ...calm,
    queryKey: [...KEY, 'merchants', body],
    queryFn: ({ signal }) => api.post('/api/Dashboard/GetMerchants', { body, signal }),
  })

export const revenueQuery = (body: PlatformPeriod) =>
  queryOptions({
    ...calm,
    queryKey: [...KEY, 'revenue', body],
    queryFn: ({ signal }) => api.post('/api/Dashboard/GetRevenue', { body, signal }),
  })

export const connectionsQuery = queryOptions({
  ...calm,
  queryKey: [...KEY, 'connections'],
  queryFn: ({ signal }) => api.post('/api/Dashboard/GetConnections', { body: {}, signal }),
})

export const releasesQuery = (body: PlatformPeriod) =>
  queryOptions({
    ...calm,
    queryKey: [...KEY, 'releases', body],
    queryFn: ({ signal }) => api.post('/api/Dashboard/GetReleases', { body, signal }),
  })

const SOONEST = {
  'PaginatedRequest.PageNumber': 1,
  'PaginatedRequest.PageSize': 8,
  Status: 'Active',
  IsEnding: true,
  Sort: 'expiryDate',
  Direction: 'asc',
} as const

/** The merchants whose plan ends first. */
export const endingQuery = queryOptions({
  ...calm,
  queryKey: [...KEY, 'ending'],
  queryFn: ({ signal }) => api.get('/api/Account/Get', { query: SOONEST, signal }),
})
