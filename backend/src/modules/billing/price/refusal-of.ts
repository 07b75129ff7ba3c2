import { discountState } from '@sufra/shared/contracts/discount-rules'
import type { DiscountRefusal, DiscountState } from '@sufra/shared/contracts/discount-rules'
import type { Db } from '#src/database/database.ts'
import { countOwnUses } from '#src/modules/billing/discount/discount.service.ts'
import type { DiscountRow } from '#src/modules/billing/discount/discount.service.ts'

const REFUSALS: Record<DiscountState, DiscountRefusal | null> = {
  running: null,
  // Do not reveal that the code exists.
  off: 'unknown_discount_code',
  over: 'discount_expired',
  planned: 'discount_not_started',
  usedUp: 'discount_used_up',
}

/** Returns the reason why this merchant cannot use the discount for this plan; null when it can. */
export const refusalOf = async (
  db: Db,
  row: DiscountRow,
  { accountId, planId, now }: { accountId: number | null; planId: number; now: Date },
): Promise<DiscountRefusal | null> => {
  const own =
    accountId === null ? { used: 0, held: 0 } : await countOwnUses(db, { accountId, discountId: row.id })
  const refusal = REFUSALS[discountState({ ...row, taken: row.taken - own.held }, now)]
  // "Already used" is more precise than "used up" for a merchant that used it.
  if (own.used >= row.maxUsesPerAccount && (refusal === null || refusal === 'discount_used_up'))
    return 'discount_already_used'
  if (refusal) return refusal
  return row.planIds && !row.planIds.includes(planId) ? 'discount_other_plan' : null
}
