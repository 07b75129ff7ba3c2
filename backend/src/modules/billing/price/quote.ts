import { tidyDiscountCode, discountState } from '@sufra/shared/contracts/discount-rules'
import { subscriptionPrice } from '@sufra/shared/contracts/subscription-price'
import type { SubscriptionPrice } from '@sufra/shared/contracts/subscription-price'
import type { DiscountRefusal, DiscountState } from '@sufra/shared/contracts/discount-rules'
import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import {
  discountOfCode,
  refuseDiscount,
  countOwnUses,
} from '#src/modules/billing/discount/discount.service.ts'
import type { DiscountRow } from '#src/modules/billing/discount/discount.service.ts'
import { activePackage } from '#src/modules/billing/package/package.service.ts'
import { offeredPlan } from '#src/modules/billing/plan/plan.service.ts'

const REFUSALS: Record<DiscountState, DiscountRefusal | null> = {
  running: null,
  // Do not reveal that the code exists.
  off: 'unknown_discount_code',
  over: 'discount_expired',
  planned: 'discount_not_started',
  usedUp: 'discount_used_up',
}

// Returns the reason why this merchant cannot use the discount for this plan; null when it can.
const refusalOf = async (
  db: Db,
  row: DiscountRow,
  { accountId, planId, now }: { accountId: number | null; planId: number; now: Date },
): Promise<DiscountRefusal | null> => {
  const own =
    accountId === null ? { used: 0, held: 0 } : await countOwnUses(db, { accountId, discountId: row.id })
  const refusal = REFUSALS[discountState({ ...row, useCount: row.useCount - own.held }, now)]
  // "Already used" is more precise than "used up" for a merchant that used it.
  if (own.used >= row.maxUsesPerAccount && (refusal === null || refusal === 'discount_used_up'))
    return 'discount_already_used'
  if (refusal) return refusal
  return row.planIds && !row.planIds.includes(planId) ? 'discount_other_plan' : null
}

export interface QuoteRequest {
  /** null: nobody is signed in, and earlier uses are not checked */
  accountId: number | null
  planId: number
  packageId?: number | null
  /** without a package: 1 (default) or 12 */
  months?: 1 | 12
  /** SAR with VAT in place of the full price, for example the difference of an upgrade */
  price?: number
  /** empty: no code */
  discountCode?: string | null
  now: Date
}

export interface Quote extends Omit<SubscriptionPrice, 'credit'> {
  planId: number
  /** localized text */
  planName: string
  packageId: number | null
  months: number
  discountId: number | null
}

const periodOf = async (db: Db, { planId, packageId, months = 1 }: QuoteRequest) => {
  const plan = await offeredPlan(db, planId)
  if (!plan) throw notFound()
  if (packageId) {
    const found = await activePackage(db, { id: packageId, planId })
    if (!found) throw notFound()
    return { planName: plan.name, packageId: found.id, months: found.months, price: found.price }
  }
  const price = months === 12 ? plan.priceYearly : plan.priceMonthly
  if (price === null) throw notFound()
  return { planName: plan.name, packageId: null, months, price }
}

const discountOf = async (db: Db, request: QuoteRequest): Promise<DiscountRow | null> => {
  const code = tidyDiscountCode(request.discountCode ?? '')
  if (code === '') return null
  const row = await discountOfCode(db, code)
  if (!row) throw refuseDiscount('unknown_discount_code')
  const refusal = await refusalOf(db, row, request)
  if (refusal) throw refuseDiscount(refusal)
  return row
}

/**
 * Returns the price of a period of a plan for this merchant, in SAR. It does not hold the discount. 404 for a
 * plan, package or period that is not on offer; 400 at `discountCode` with the reason, a `DiscountRefusal`.
 * Only `holdDiscount` counts the merchant's own held uses, so that a merchant can start again after an
 * unfinished payment.
 */
export const quote = async (db: Db, request: QuoteRequest): Promise<Quote> => {
  const { price: fullPrice, ...period } = await periodOf(db, request)
  const price = request.price ?? fullPrice
  const discount = await discountOf(db, request)
  const { discountOff, gross, net, vat } = subscriptionPrice({ price, discount })
  const discountId = discount?.id ?? null
  return { planId: request.planId, ...period, price, discountId, discountOff, gross, net, vat }
}
