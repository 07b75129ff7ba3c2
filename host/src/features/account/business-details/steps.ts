import type { Business } from './business-details.queries.ts'

export const STEPS = ['business', 'brand', 'branch'] as const
export type Step = (typeof STEPS)[number]

const isAccountComplete = ({ account }: Business): boolean =>
  account.typeId !== null &&
  account.phone !== null &&
  account.city !== null &&
  (account.crNumber ?? account.unifiedNumber) !== null

/** Returns the first unfinished step. */
export const firstUnfinished = (business: Business): Step => {
  if (!isAccountComplete(business)) return 'business'
  return business.brand ? 'branch' : 'brand'
}

/** Returns the step of the address, or the first unfinished step before it. */
export const stepOf = (business: Business, wanted: string | null): Step => {
  const furthest = STEPS.indexOf(firstUnfinished(business))
  return STEPS.find((step, index) => step === wanted && index <= furthest) ?? firstUnfinished(business)
}
