import { ApiError, newIdempotencyKey } from '@sufra/shared/api'
import { useNavigate } from '@sufra/shared/router'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from './as-api-error.ts'
import { plansQuery, startTrial } from './subscriptions.queries.ts'

/** Starting the trial of one plan: which is on its way, and what went wrong. Afterwards the dashboard opens. */
export const useStartTrial = () => {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (planId: number) => startTrial({ planId, key }),
    onError: failure => {
      if (failure instanceof ApiError && failure.code === 'not_found')
        void cache.invalidateQueries(plansQuery)
    },
  })
  // Only while it is looked at: who has gone elsewhere meanwhile stays there.
  const start = (planId: number) => mutate(planId, { onSuccess: () => navigate('/dashboard') })
  return { start, startingId: isPending ? variables : null, problem: asApiError(error) }
}
