import type { Package } from '@sufra/shared/contracts/package'
import type { Plan } from '@sufra/shared/contracts/plan'
import type { MySubscription } from '@sufra/shared/contracts/subscription'

/** A period of a plan that the person considers. */
export interface Choice {
  planId: number
  /** localized text */
  planName: string
  packageId: number | null
  months: number
  /** SAR with VAT, for the whole period */
  price: number
}

export const monthlyOf = (plan: Plan): Choice => ({
  planId: plan.id,
  planName: plan.name,
  packageId: null,
  months: 1,
  price: plan.priceMonthly,
})

/** The yearly period, or the monthly one for a plan without a yearly price. */
export const yearlyOf = (plan: Plan): Choice =>
  plan.priceYearly === null ? monthlyOf(plan) : { ...monthlyOf(plan), months: 12, price: plan.priceYearly }

export const packageOf = (plan: Plan, { id, months, price }: Package): Choice => ({
  planId: plan.id,
  planName: plan.name,
  packageId: id,
  months,
  price,
})

export const isSameChoice = (one: Choice | null, other: Choice): boolean =>
  one?.planId === other.planId && one.packageId === other.packageId && one.months === other.months

/**
 * `new`: the first period or a new start. `renewal`: the next period of the
 * plan. `change`: another plan in its place.
 */
export type OrderKind = 'new' | 'renewal' | 'change'

export const kindOf = (
  { planId, packageId, months }: Pick<Choice, 'planId' | 'packageId' | 'months'>,
  { current, next }: Pick<MySubscription, 'current' | 'next'>,
): OrderKind => {
  if (!current || !['Active', 'PastDue'].includes(current.status)) return 'new'
  // The planned plan is the next period, so it is paid for and not chosen again.
  if (next?.planId === planId && next.packageId === packageId && next.months === months) return 'renewal'
  if (current.status === 'PastDue') return planId === current.planId ? 'renewal' : 'new'
  return planId === current.planId && months <= (current.months ?? months) ? 'renewal' : 'change'
}

/** Returns the next period of the current or the planned plan; null when none can be paid for now. */
export const renewalOf = (
  { current, next, ahead }: Pick<MySubscription, 'current' | 'next' | 'ahead'>,
  { plans, packages }: { plans: readonly Plan[]; packages: readonly Package[] },
): Choice | null => {
  if (!current?.expiryDate || ahead.length > 0 || current.endsWithPeriod) return null
  if (current.status !== 'Active' && current.status !== 'PastDue') return null
  const wanted = next ?? { ...current, months: current.months ?? 1 }
  const plan = plans.find(({ id }) => id === wanted.planId)
  const found = packages.find(({ id }) => id === wanted.packageId)
  if (plan && found) return packageOf(plan, found)
  if (plan) return wanted.months === 12 ? yearlyOf(plan) : monthlyOf(plan)
  // No longer on sale: its subscribers can continue by the month.
  const { planId, planName, priceMonthly } = current
  return next ? null : { planId, planName, packageId: null, months: 1, price: priceMonthly }
}
