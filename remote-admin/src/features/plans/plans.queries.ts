import { api } from '@sufra/shared/api'
import type { PlanDetails } from '@sufra/shared/contracts/plan'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { allPlansQuery } from '#src/offers/offers.queries.ts'

/** Returns the mutation that sorts the plans; plans that are not listed follow behind. */
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
    mutationFn: (id: number) => api.delete('/api/Plan/Delete', { query: { Id: id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'plans'] }),
  })
}
