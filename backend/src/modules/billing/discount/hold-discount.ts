import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import { lockDiscount } from './discount.repository.ts'
import { addTaken, countOwnUses, findUse, insertUse, updateUse } from './discount-use.repository.ts'
import type { DiscountUseRow, OfSubscription } from './discount-use.repository.ts'
import { refuseDiscount } from './refuse-discount.ts'

// Locks the discount before its uses, always in this order, so that transactions cannot deadlock.
const lockedUse = async (db: Db, of: OfSubscription): Promise<DiscountUseRow | undefined> => {
  const seen = await findUse(db, of)
  if (!seen) return undefined
  await lockDiscount(db, seen.discountId)
  return findUse(db, of)
}

/**
 * Reserves one use of a discount for a subscription that awaits its payment. Call it in the transaction that
 * creates the subscription. A second call for the same subscription changes only the amount; another discount
 * replaces the first one. 400 at `discountCode` with `discount_used_up` or `discount_already_used` when no
 * use is left.
 * @param amountOff SAR
 */
export const holdDiscount = async (
  db: Db,
  { discountId, amountOff, ...of }: OfSubscription & { discountId: number; amountOff: number },
): Promise<void> => {
  const before = await lockedUse(db, of)
  if (before?.state === 'used') return
  if (before?.state === 'held' && before.discountId === discountId) {
    await updateUse(db, before, { amountOff })
    return
  }
  if (before?.state === 'held') await releaseDiscount(db, of)
  const row = await lockDiscount(db, discountId)
  if (!row) throw notFound()
  if (row.maxUses !== null && row.useCount >= row.maxUses) throw refuseDiscount('discount_used_up')
  const own = await countOwnUses(db, { accountId: of.accountId, discountId })
  if (own.used + own.held >= row.maxUsesPerAccount) throw refuseDiscount('discount_already_used')
  await insertUse(db, { ...of, discountId, amountOff, state: 'held' })
  await addTaken(db, { id: discountId, by: 1 })
}

/**
 * Counts the use for good, because the subscription was paid. A use that was released meanwhile counts too,
 * even beyond the limit: the merchant paid the promised price. Does nothing for a subscription without a
 * discount.
 */
export const useDiscount = async (db: Db, of: OfSubscription): Promise<void> => {
  const use = await lockedUse(db, of)
  if (!use || use.state === 'used') return
  if (use.state === 'released') await addTaken(db, { id: use.discountId, by: 1 })
  await updateUse(db, use, { state: 'used' })
}

/**
 * Releases the use of a subscription whose payment never happens. Does nothing when the use was paid or never
 * held.
 */
export const releaseDiscount = async (db: Db, of: OfSubscription): Promise<void> => {
  const use = await lockedUse(db, of)
  if (use?.state !== 'held') return
  await updateUse(db, use, { state: 'released' })
  await addTaken(db, { id: use.discountId, by: -1 })
}
