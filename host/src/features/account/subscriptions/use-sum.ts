import { vatIn } from '@sufra/shared/contracts/halalas'
import type { DiscountRefusal } from '@sufra/shared/contracts/discount-rules'
import { subscriptionPrice } from '@sufra/shared/contracts/subscription-price'
import type { SubscriptionUpgradeAnswer } from '@sufra/shared/contracts/subscription'
import { useQuery } from '@tanstack/react-query'
import { asApiError } from './as-api-error.ts'
import type { Order } from './use-order.ts'
import { discountQuery, previewQuery } from './subscriptions.queries.ts'

export interface Sum {
  /** SAR with VAT, of the ordered period or its rest */
  price: number
  credit: number
  discount: number
  due: number
  vat: number
}

/** Returns the sum of an order, less its discount code. */
export const useSum = ({ choice, kind, code }: Order) => {
  const isChange = kind === 'change'
  const preview = useQuery({ ...previewQuery(choice, code), enabled: isChange })
  const discount = useQuery({ ...discountQuery(choice, code), enabled: !isChange && code !== '' })
  if (isChange)
    return {
      sum: preview.data ? sumOfChange(preview.data) : null,
      change: preview.data ?? null,
      isPending: preview.isPending,
      problem: asApiError(preview.error),
      refusal: null,
      retry: preview.refetch,
    }
  const amountOff = code !== '' && discount.data?.valid ? discount.data.amountOff : 0
  const { gross, vat } = subscriptionPrice({
    price: choice.price,
    discount: amountOff > 0 ? { kind: 'amount', value: amountOff } : null,
  })
  const refusal: DiscountRefusal | null = code === '' ? null : (discount.data?.reasonCode ?? null)
  return {
    sum: { price: choice.price, credit: 0, discount: amountOff, due: gross, vat },
    change: null,
    isPending: code !== '' && discount.isPending,
    problem: code === '' ? null : asApiError(discount.error),
    refusal,
    retry: discount.refetch,
  }
}

const sumOfChange = ({ price, prorationCredit, discount, amountDue }: SubscriptionUpgradeAnswer): Sum => ({
  price,
  credit: prorationCredit,
  discount,
  due: amountDue,
  vat: vatIn(amountDue),
})
