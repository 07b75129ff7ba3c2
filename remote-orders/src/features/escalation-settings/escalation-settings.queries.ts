import { queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { BranchEscalation, EscalationRequest } from '@sufra/shared/contracts/escalation'

/** Query of a branch's escalation settings. */
export const escalationQuery = (branchId: number) =>
  queryOptions({
    queryKey: ['escalation', branchId],
    queryFn: ({ signal }) => api.get('/api/Escalation/Get', { query: { BranchId: branchId }, signal }),
    // The people's devices change outside of this page.
    staleTime: 0,
  })

export const updateEscalation = (body: EscalationRequest): Promise<BranchEscalation> =>
  api.put('/api/Escalation/Update', { body })
