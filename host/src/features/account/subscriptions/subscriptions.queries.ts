import { api, refreshSession } from '@sufra/shared/api'
import type { SubscriptionAddRequest } from '@sufra/shared/contracts/plan'
import { queryOptions } from '@tanstack/react-query'

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => {
    const plans = await api.get('/api/Plan/GetAll', { signal })
    return plans.sort((one, other) => one.index - other.index || one.id - other.id)
  },
})

/**
 * Starts the plan's trial, and takes the token that says so. `key` is the same for every try of one choice: an answer that was
 * lost must not look like a second trial. Throws `ApiError`: `not_found`, `trial_used`.
 */
export const startTrial = async ({ planId, key }: { planId: number; key: string }): Promise<void> => {
  const body: SubscriptionAddRequest = { planId }
  await api.post('/api/Subscription/Add', { body, idempotencyKey: `${key}-${planId}` })
  await refreshSession()
}
