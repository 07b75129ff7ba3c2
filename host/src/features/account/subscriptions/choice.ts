import type { Package } from '@sufra/shared/contracts/package'
import type { Plan } from '@sufra/shared/contracts/plan'
import type { MySubscription } from '@sufra/shared/contracts/subscription'

/** A period of a plan that somebody looks at. */
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

/** By the year where the plan has a price for it. */
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

/** What ordering it would be: the first period or one anew, the next one of what there is, or another plan in its place. */
export type OrderKind = 'new' | 'renewal' | 'change'

export const kindOf = (
  { planId, packageId, months }: Pick<Choice, 'planId' | 'packageId' | 'months'>,
  { current, next }: Pick<MySubscription, 'current' | 'next'>,
): OrderKind => {
  if (!current || !['Active', 'PastDue'].includes(current.status)) return 'new'
  // What was chosen to follow is the next period: it is paid for, not chosen once more.
  if (next?.planId === planId && next.packageId === packageId && next.months === months) return 'renewal'
  if (current.status === 'PastDue') return planId === current.planId ? 'renewal' : 'new'
  return planId === current.planId && months <= (current.months ?? months) ? 'renewal' : 'change'
}

/** The next period of what a merchant has, or of what was chosen to follow it; null where none can be paid for now. */
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
  // Not on offer any more: who has it can stay, by the month.
  const { planId, planName, priceMonthly } = current
  return next ? null : { planId, planName, packageId: null, months: 1, price: priceMonthly }
}
