import { api } from '@sufra/shared/api'
import { queryOptions } from '@tanstack/react-query'

/** Whose acts there are, and which. */
export const auditChoicesQuery = queryOptions({
  queryKey: ['admin', 'audit', 'choices'],
  queryFn: ({ signal }) => api.get('/api/AuditLog/Choices', { signal }),
  staleTime: 0,
})

/** Whether the audit is as it was written. */
export const verdictQuery = queryOptions({
  queryKey: ['admin', 'audit', 'verdict'],
  queryFn: ({ signal }) => api.get('/api/AuditLog/Verify', { signal }),
  staleTime: 0,
})
