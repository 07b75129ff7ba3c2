import { ApiError, newIdempotencyKey } from '@sufra/shared/api'
import { useNavigate } from '@sufra/shared/router'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from './as-api-error.ts'
import { plansQuery, startTrial } from './subscriptions.queries.ts'

/** Starts the trial of a plan: pending state, error, and then the dashboard. */
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
  // A person who navigated away stays there: mutate callbacks do not run after an unmount.
  const start = (planId: number) => mutate(planId, { onSuccess: () => navigate('/dashboard') })
  return { start, startingId: isPending ? variables : null, problem: asApiError(error) }
}
