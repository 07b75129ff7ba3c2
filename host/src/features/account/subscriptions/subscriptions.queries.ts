import { api, refreshSession } from '@sufra/shared/api'
import type { SubscriptionAddRequest } from '@sufra/shared/contracts/subscription'
import { queryOptions } from '@tanstack/react-query'
import { SUBSCRIPTION } from '#src/merchant/subscription-key.ts'
import type { Choice } from './choice.ts'

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => {
    const plans = await api.get('/api/Plan/GetAll', { signal })
    return plans.sort((one, other) => one.index - other.index || one.id - other.id)
  },
})

export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: async ({ signal }) => {
    const packages = await api.get('/api/Package/GetAll', { signal })
    return packages.sort((one, other) => one.months - other.months)
  },
})

/** The merchant's subscription. Refetched whenever the page opens, since a payment may have arrived. */
export const mySubscriptionQuery = queryOptions({
  queryKey: [SUBSCRIPTION],
  queryFn: ({ signal }) => api.get('/api/Subscription/Get', { signal }),
  staleTime: 0,
})

const wordsOf = ({ planId, packageId, months }: Choice, discountCode: string) => ({
  planId,
  discountCode,
  ...(packageId === null ? { months } : { packageId }),
})

/** Calculation of a change of plan. Refusals name the fields `discountCode`, `planId` and `months`. */
export const previewQuery = (choice: Choice, discountCode: string) =>
  queryOptions({
    queryKey: [SUBSCRIPTION, 'preview', choice, discountCode],
    queryFn: ({ signal }) =>
      api.post('/api/Subscription/Upgrade', {
        body: { ...wordsOf(choice, discountCode), preview: true as const },
        idempotencyKey: undefined,
        signal,
      }),
    staleTime: 0,
    retry: false,
  })

/** Discount of a code on a period. */
export const discountQuery = ({ planId, packageId, months }: Choice, code: string) =>
  queryOptions({
    queryKey: ['discount', planId, packageId, months, code],
    queryFn: ({ signal }) =>
      api.post('/api/Discount/Validate', {
        body: { code, planId, ...(packageId === null ? { months: months === 12 ? 12 : 1 } : { packageId }) },
        signal,
      }),
    staleTime: 0,
    retry: false,
  })

export const orderPeriod = ({ choice, code, key }: { choice: Choice; code: string; key: string }) =>
  api.post('/api/Subscription/Add', { body: wordsOf(choice, code), idempotencyKey: key })

export const changePlan = ({ choice, code, key }: { choice: Choice; code: string; key: string }) =>
  api.post('/api/Subscription/Upgrade', { body: wordsOf(choice, code), idempotencyKey: key })

export const cancelPlan = () => api.post('/api/Subscription/Cancel')
export const resumePlan = () => api.post('/api/Subscription/Resume')

/**
 * Starts the plan's trial and refreshes the token. `key` is the same for every try of one choice, so that a retry
 * after a lost response is no second trial. Throws `ApiError`: `not_found`, `trial_used`.
 */
export const startTrial = async ({ planId, key }: { planId: number; key: string }): Promise<void> => {
  const body: SubscriptionAddRequest = { planId }
  await api.post('/api/Subscription/Add', { body, idempotencyKey: `${key}-${planId}` })
  await refreshSession()
}
