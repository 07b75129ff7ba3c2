import type { Business } from './business-details.queries.ts'

export const STEPS = ['business', 'brand', 'branch'] as const
export type Step = (typeof STEPS)[number]

const isAccountComplete = ({ account }: Business): boolean =>
  account.typeId !== null &&
  account.phone !== null &&
  account.city !== null &&
  (account.crNumber ?? account.unifiedNumber) !== null

/** Where somebody goes on who left midway. */
export const firstUnfinished = (business: Business): Step => {
  if (!isAccountComplete(business)) return 'business'
  return business.brand ? 'branch' : 'brand'
}

/** The step that the address asks for, unless one before it is still unfinished. */
export const stepOf = (business: Business, wanted: string | null): Step => {
  const furthest = STEPS.indexOf(firstUnfinished(business))
  return STEPS.find((step, index) => step === wanted && index <= furthest) ?? firstUnfinished(business)
}
