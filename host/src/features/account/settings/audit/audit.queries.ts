import { api } from '@sufra/shared/api'
import type { OwnActKind } from '@sufra/shared/contracts/own-audit'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export interface AuditRequest {
  userId: number | null
  kind: OwnActKind | null
  search: string
  /** days in the time zone of the branches, both included */
  from: string | null
  to: string | null
  page: number
  pageSize: number
}

// Riyadh has no daylight saving time.
const startOf = (day: string | null) => (day ? `${day}T00:00:00+03:00` : undefined)
const endOf = (day: string | null) => (day ? `${day}T23:59:59.999+03:00` : undefined)

export const readAudit = (request: AuditRequest, signal: AbortSignal) =>
  api.get('/api/OwnAudit/Get', {
    query: {
      'PaginatedRequest.PageNumber': request.page,
      'PaginatedRequest.PageSize': request.pageSize,
      UserId: request.userId ?? undefined,
      Kind: request.kind ?? undefined,
      Search: request.search || undefined,
      From: startOf(request.from),
      To: endOf(request.to),
    },
    signal,
  })

/** One page of acts, latest first. */
export const auditQuery = (request: AuditRequest) =>
  queryOptions({
    queryKey: ['own-audit', request],
    queryFn: ({ signal }) => readAudit(request, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** People whose acts the log can contain. */
export const peopleQuery = queryOptions({
  queryKey: ['own-audit', 'people'],
  queryFn: ({ signal }) => api.get('/api/OwnAudit/People', { signal }),
})
