import { newIdempotencyKey, refreshSession } from '@sufra/shared/api'
import { useLanguage } from '@sufra/shared/i18n'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sellerInfoQuery } from '#src/merchant/seller-info.queries.ts'
import { useWhenBack } from '#src/dialog-state/use-when-back.ts'
import { requestPaymentPage } from '#src/payment-return/payment.queries.ts'
import { asApiError } from './as-api-error.ts'
import type { Choice, OrderKind } from './choice.ts'
import { changePlan, mySubscriptionQuery, orderPeriod } from './subscriptions.queries.ts'

export interface Order {
  choice: Choice
  kind: OrderKind
  code: string
}

/** Result of an order: the address of its payment page, or null when nothing is due. */
export interface OrderResult {
  payAt: string | null
}

/**
 * Orders a period and starts its payment, or pays for an earlier order. A retry after a
 * lost response uses the same idempotency key.
 */
export const useOrder = () => {
  const cache = useQueryClient()
  const { language } = useLanguage()
  const [key, setKey] = useState(newIdempotencyKey)
  const refresh = async () => {
    await Promise.all([
      cache.invalidateQueries(mySubscriptionQuery),
      cache.invalidateQueries(sellerInfoQuery),
      refreshSession(),
    ])
  }
  const pay = async (subscriptionId: number): Promise<OrderResult> => ({
    payAt: await requestPaymentPage(subscriptionId, language),
  })
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async (wanted: Order | number): Promise<OrderResult> => {
      if (typeof wanted === 'number') return pay(wanted)
      const { choice, kind, code } = wanted
      const own = `${key}-${choice.planId}-${choice.packageId ?? 0}-${choice.months}-${encodeURIComponent(code)}`
      const send = kind === 'change' ? changePlan : orderPeriod
      const { id, status } = await send({ choice, code, key: own })
      return id !== null && status === 'PendingPayment' ? pay(id) : { payAt: null }
    },
    onSuccess: ({ payAt }) => {
      setKey(newIdempotencyKey())
      if (payAt === null) return refresh()
      window.location.assign(payAt)
      return undefined
    },
    onError: () => cache.invalidateQueries(mySubscriptionQuery),
  })
  useWhenBack(reset)
  return { order: mutate, isOrdering: isPending, ordered: data ?? null, problem: asApiError(error), reset }
}
