import { api } from '@sufra/shared/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export interface AuditRequest {
  userId?: number | null
  accountId?: number | null
  action?: string | null
  /** Days in the branches' time zone, both included. */
  from?: string | null
  to?: string | null
  page: number
  pageSize: number
}

// Riyadh has no summer time.
const startOf = (day: string | null | undefined) => (day ? `${day}T00:00:00+03:00` : undefined)
const endOf = (day: string | null | undefined) => (day ? `${day}T23:59:59.999+03:00` : undefined)

export const readAudit = (request: AuditRequest, signal: AbortSignal) =>
  api.get('/api/AuditLog/Get', {
    query: {
      'PaginatedRequest.PageNumber': request.page,
      'PaginatedRequest.PageSize': request.pageSize,
      UserId: request.userId || undefined,
      AccountId: request.accountId || undefined,
      Action: request.action || undefined,
      From: startOf(request.from),
      To: endOf(request.to),
    },
    signal,
  })

/** Acts of the operator's staff, the latest first. */
export const auditQuery = (request: AuditRequest) =>
  queryOptions({
    queryKey: ['admin', 'audit', request],
    queryFn: ({ signal }) => readAudit(request, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
