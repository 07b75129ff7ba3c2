import { api, newIdempotencyKey } from '@sufra/shared/api'
import type { SubscriptionAddRequest } from '@sufra/shared/contracts/subscription'
import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useMerchantChanged } from './merchant.queries.ts'

export interface GiftRequest {
  accountId: number
  planId: number
  months: number
}

/**
 * Preview of a gift. The preview of another request is never shown as a placeholder: its dates would be mistaken for
 * the new ones.
 */
export const giftPreviewQuery = ({ accountId, planId, months }: GiftRequest) =>
  queryOptions({
    queryKey: ['admin', 'merchant', accountId, 'gift', planId, months],
    queryFn: ({ signal }) =>
      api.get('/api/Subscription/PreviewGift', {
        query: { AccountId: accountId, PlanId: planId, Months: months },
        signal,
      }),
    enabled: planId > 0,
    staleTime: 0,
  })

/**
 * Returns the function that gives the gift. One idempotency key for all presses of an open dialog: a press after a lost
 * answer has no second effect.
 */
export const useGive = () => {
  const [idempotencyKey] = useState(newIdempotencyKey)
  const changed = useMerchantChanged()
  return async (body: SubscriptionAddRequest): Promise<void> => {
    await api.post('/api/Subscription/Add', { body, idempotencyKey })
    await changed()
  }
}
