import { api } from '@sufra/shared/api'
import type { PeriodRequest } from '@sufra/shared/contracts/dashboard'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** First part of the query keys of all panels. */
export const PANELS_KEY = ['dashboard'] as const
export const EVERY_MINUTE = 60_000

// Keeps the last data until the next response, to avoid flicker.
const calm = {
  staleTime: EVERY_MINUTE,
  refetchInterval: EVERY_MINUTE,
  placeholderData: keepPreviousData,
}

export const figuresQuery = (body: PeriodRequest) =>
  queryOptions({
    ...calm,
    queryKey: [...PANELS_KEY, 'figures', body],
    queryFn: ({ signal }) => api.post('/api/Dashboard/GetFigures', { body, signal }),
  })

export const hoursQuery = (body: PeriodRequest) =>
  queryOptions({
    ...calm,
    queryKey: [...PANELS_KEY, 'hours', body],
    queryFn: ({ signal }) => api.post('/api/Dashboard/GetHours', { body, signal }),
  })

export const channelsQuery = (body: PeriodRequest) =>
  queryOptions({
    ...calm,
    queryKey: [...PANELS_KEY, 'channels', body],
    queryFn: ({ signal }) => api.post('/api/Dashboard/GetChannels', { body, signal }),
  })

export const productsQuery = (body: PeriodRequest) =>
  queryOptions({
    ...calm,
    queryKey: [...PANELS_KEY, 'products', body],
    queryFn: ({ signal }) => api.post('/api/Dashboard/GetProducts', { body, signal }),
  })

export const lossesQuery = (body: PeriodRequest) =>
  queryOptions({
    ...calm,
    queryKey: [...PANELS_KEY, 'losses', body],
    queryFn: ({ signal }) => api.post('/api/Dashboard/GetLosses', { body, signal }),
  })

export const attentionQuery = (branchId: number) =>
  queryOptions({
    ...calm,
    queryKey: [...PANELS_KEY, 'attention', branchId],
    queryFn: ({ signal }) => api.post('/api/Dashboard/GetAttention', { body: { branchId }, signal }),
  })
