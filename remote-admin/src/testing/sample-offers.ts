import type { Discount } from '@sufra/shared/contracts/discount'
import type { PackageDetails } from '@sufra/shared/contracts/package'
import type { PlanDetails } from '@sufra/shared/contracts/plan'

const UPDATED_AT = '2026-11-01T08:00:00.000Z'

/** Returns a name in both languages, as the API stores it. */
export const sampleName = (arabic: string, english: string) => JSON.stringify({ ar: arabic, en: english })

/** Returns a public plan of `100 * id` SAR a month, without a yearly price. */
export const samplePlan = (id: number, english: string, changes: Partial<PlanDetails> = {}): PlanDetails => ({
  id,
  name: sampleName(`باقة ${id}`, english),
  description: null,
  priceMonthly: 100 * id,
  priceYearly: null,
  currency: 'SAR',
  trialDays: 14,
  index: id,
  isActive: true,
  isPublic: true,
  subscribers: id,
  rowVersion: 1,
  updatedAt: UPDATED_AT,
  updatedBy: null,
  features: [],
  ...changes,
})

/** Returns an offered package of six months of the plan `Pro` with id 2. */
export const samplePackage = (
  id: number,
  english: string,
  changes: Partial<PackageDetails> = {},
): PackageDetails => ({
  id,
  planId: 2,
  name: sampleName(`حزمة ${id}`, english),
  months: 6,
  price: 1000,
  currency: 'SAR',
  index: 6,
  planName: sampleName('الاحترافية', 'Pro'),
  isActive: true,
  isOffered: true,
  subscribers: 0,
  sold: 0,
  rowVersion: 3,
  updatedAt: UPDATED_AT,
  updatedBy: 'Saad',
  ...changes,
})

/** Returns a running discount of 25 % in November 2026, used 7 times of 50. */
export const sampleDiscount = (id: number, code: string, changes: Partial<Discount> = {}): Discount => ({
  id,
  code,
  kind: 'percent',
  value: 25,
  planIds: null,
  startsAt: '2026-10-31T21:00:00.000Z',
  endsAt: '2026-11-30T21:00:00.000Z',
  maxUses: 50,
  maxUsesPerAccount: 1,
  isActive: true,
  state: 'running',
  used: 7,
  held: 2,
  amountGiven: 610.75,
  rowVersion: 4,
  updatedAt: UPDATED_AT,
  updatedBy: 'Saad',
  ...changes,
})
