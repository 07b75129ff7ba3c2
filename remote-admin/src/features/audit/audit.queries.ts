import { api } from '@sufra/shared/api'
import { queryOptions } from '@tanstack/react-query'

/** People and actions that the filters offer. */
export const auditChoicesQuery = queryOptions({
  queryKey: ['admin', 'audit', 'choices'],
  queryFn: ({ signal }) => api.get('/api/AuditLog/Choices', { signal }),
  staleTime: 0,
})

/** Result of the integrity check of the audit log. */
export const verdictQuery = queryOptions({
  queryKey: ['admin', 'audit', 'verdict'],
  queryFn: ({ signal }) => api.get('/api/AuditLog/Verify', { signal }),
  staleTime: 0,
})
