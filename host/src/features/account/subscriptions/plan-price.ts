import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { Plan } from '@sufra/shared/contracts/plan'

export type Period = 'month' | 'year'

export interface PlanPrice {
  /** SAR with VAT for the whole period. */
  amount: number
  /** Period of the amount; a plan without a yearly price is paid monthly. */
  period: Period
  /** For a yearly price: price per month and saving per year, in SAR. */
  yearly: { aMonth: number; saved: number } | null
}

const rounded = (amount: number): number => toRiyals(toHalalas(amount))

export const priceOf = (plan: Plan, period: Period): PlanPrice => {
  if (period === 'month' || plan.priceYearly === null)
    return { amount: plan.priceMonthly, period: 'month', yearly: null }
  return {
    amount: plan.priceYearly,
    period: 'year',
    yearly: {
      aMonth: rounded(plan.priceYearly / 12),
      saved: rounded(plan.priceMonthly * 12 - plan.priceYearly),
    },
  }
}
