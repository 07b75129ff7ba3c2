import { api } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/unknown-outcome'
import type { PlanDetails, PlanRequest } from '@sufra/shared/contracts/plan'
import { queryOptions } from '@tanstack/react-query'

/** All features that a plan can have a value for. */
export const featureListQuery = queryOptions({
  queryKey: ['admin', 'features', 'all'],
  queryFn: async ({ signal }) => {
    const query = { 'PaginatedRequest.PageSize': 1000 }
    return (await api.get('/api/Feature/Get', { query, signal })).data
  },
  staleTime: 0,
})

export const planQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'plans', 'one', id],
    queryFn: ({ signal }) => api.get('/api/Plan/Get/Id', { query: { Id: id }, signal }),
    staleTime: 0,
  })

/** Throws `stale_version` if another person saved it meanwhile. Creates a new plan once, also after a lost answer. */
export const useSavePlan = () => {
  const sendOnce = useSendOnce()
  return (body: PlanRequest, base: PlanDetails | null): Promise<PlanDetails> =>
    base === null
      ? sendOnce(body, idempotencyKey => api.post('/api/Plan/Add', { body, idempotencyKey }))
      : api.put('/api/Plan/Update', { body: { ...body, id: base.id, rowVersion: base.rowVersion } })
}
