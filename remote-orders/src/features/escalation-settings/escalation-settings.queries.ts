import { queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { BranchEscalation, EscalationRequest } from '@sufra/shared/contracts/escalation'

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
