import { api, newIdempotencyKey } from '@sufra/shared/api'
import type { SubscriptionAddRequest } from '@sufra/shared/contracts/subscription'
import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useMerchantChanged } from './merchant.queries.ts'

export interface GiftWish {
  accountId: number
  planId: number
  months: number
}

/** What a gift would come to. That of another wish is never shown in its place: its dates would be taken for the new ones. */
export const giftPreviewQuery = ({ accountId, planId, months }: GiftWish) =>
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

/** Gives it. One key for all presses of an open dialog: one after a lost answer gives nothing twice. */
export const useGive = () => {
  const [idempotencyKey] = useState(newIdempotencyKey)
  const changed = useMerchantChanged()
  return async (body: SubscriptionAddRequest): Promise<void> => {
    await api.post('/api/Subscription/Add', { body, idempotencyKey })
    await changed()
  }
}
