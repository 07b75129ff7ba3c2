import { queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'

const EVERY_MS = 10 * 60_000

/** Query of the orders of the last 24 hours that escalated before somebody answered. */
export const nearlyMissedQuery = queryOptions({
  queryKey: ['nearly-missed'],
  queryFn: ({ signal }) => api.get('/api/Escalation/NearlyMissed', { query: { BranchId: 0 }, signal }),
  staleTime: 60_000,
  refetchInterval: EVERY_MS,
})
