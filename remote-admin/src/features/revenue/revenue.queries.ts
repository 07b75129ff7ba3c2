import { api } from '@sufra/shared/api'
import type { RevenueFigure } from '@sufra/shared/contracts/revenue'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const body = {}

export const movementQuery = queryOptions({
  queryKey: ['admin', 'revenue', 'movement'],
  queryFn: ({ signal }) => api.post('/api/Revenue/GetMovement', { body, signal }),
  staleTime: 0,
})

export const plansQuery = queryOptions({
  queryKey: ['admin', 'revenue', 'plans'],
  queryFn: ({ signal }) => api.post('/api/Revenue/GetPlans', { body, signal }),
  staleTime: 0,
})

export const cohortsQuery = queryOptions({
  queryKey: ['admin', 'revenue', 'cohorts'],
  queryFn: ({ signal }) => api.post('/api/Revenue/GetCohorts', { body, signal }),
  staleTime: 0,
})

export const forecastQuery = queryOptions({
  queryKey: ['admin', 'revenue', 'forecast'],
  queryFn: ({ signal }) => api.post('/api/Revenue/GetForecast', { body, signal }),
  staleTime: 0,
})

export const paidQuery = queryOptions({
  queryKey: ['admin', 'revenue', 'paid'],
  queryFn: ({ signal }) => api.post('/api/Revenue/GetPaid', { body, signal }),
  staleTime: 0,
})

/** A figure whose merchants can be listed. */
export interface RevenueFigureRequest {
  figure: RevenueFigure
  /** For example "2026-11". */
  month: string
  /** Only merchants of this plan. */
  planId?: number | null
  /** Only merchants who began in this month. */
  cohort?: string | null
}

export const PAGE_SIZE = 20

export const rowsQuery = ({ figure, month, planId, cohort }: RevenueFigureRequest, page: number) =>
  queryOptions({
    queryKey: ['admin', 'revenue', 'rows', { figure, month, planId, cohort }, page],
    queryFn: ({ signal }) =>
      api.get('/api/Revenue/GetRows', {
        query: {
          Figure: figure,
          Month: month,
          ...(planId ? { PlanId: planId } : {}),
          ...(cohort ? { Cohort: cohort } : {}),
          'PaginatedRequest.PageNumber': page,
          'PaginatedRequest.PageSize': PAGE_SIZE,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
