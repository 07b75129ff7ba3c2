import { queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { BranchEscalation, EscalationRequest } from '@sufra/shared/contracts/escalation'

const EVERYTHING = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 200 }

/** The branches that this person may see. */
export const branchesQuery = queryOptions({
  queryKey: ['branches'],
  queryFn: async ({ signal }) => (await api.get('/api/Branch/Get', { query: EVERYTHING, signal })).data,
})

/** What happens at a branch while nobody touches a new order. */
export const escalationQuery = (branchId: number) =>
  queryOptions({
    queryKey: ['escalation', branchId],
    queryFn: ({ signal }) => api.get('/api/Escalation/Get', { query: { BranchId: branchId }, signal }),
    // Who has a device changes outside of this page.
    staleTime: 0,
  })

export const updateEscalation = (body: EscalationRequest): Promise<BranchEscalation> =>
  api.put('/api/Escalation/Update', { body })
