import { api } from '@sufra/shared/api'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** All plans, in the order in which merchants see them. The operator makes a handful: one page has them. */
export const allPlansQuery = queryOptions({
  queryKey: ['admin', 'plans', 'all'],
  queryFn: async ({ signal }) => {
    const { data } = await api.get('/api/Plan/Get', {
      query: { 'PaginatedRequest.PageSize': 1000 },
      signal,
    })
    return data
  },
  staleTime: 0,
})

/** Puts the plans into this order; other plans than these have their places behind. */
export const useSortPlans = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (plans: readonly PlanDetails[]) =>
      api.put('/api/Plan/Sort', { body: { items: plans.map(({ id }, at) => ({ id, index: at + 1 })) } }),
    onMutate: plans => queryClient.setQueryData(allPlansQuery.queryKey, [...plans]),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'plans'] }),
  })
}

export const useDeletePlan = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: PlanDetails) => api.delete('/api/Plan/Delete', { query: { Id: id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'plans'] }),
  })
}
