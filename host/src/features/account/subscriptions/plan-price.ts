import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import type { Plan } from '@sufra/shared/contracts/plan'

export type Period = 'month' | 'year'

export interface PlanPrice {
  /** SAR with VAT for the whole period. */
  amount: number
  /** What the amount is for: a plan without a yearly price is paid monthly. */
  period: Period
  /** With a yearly price: what a month of it costs, and what a year saves. SAR. */
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
