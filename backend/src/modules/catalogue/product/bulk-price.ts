import { PRICE_STEP } from '@sufra/shared/contracts/product'
import type { BulkUpdateRequest } from '@sufra/shared/contracts/product'
import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'

export type PriceChange = Pick<BulkUpdateRequest['set'], 'priceDelta' | 'pricePercent'>

const STEP = toHalalas(PRICE_STEP)
// A hundred per cent, in hundredths of one.
const WHOLE = 10_000

// Rounds half up, in integers, so that a half is exact.
const toStep = (amount: number, unit: number): number =>
  STEP * Math.floor((2 * amount + STEP * unit) / (2 * STEP * unit))

/** SAR. Rounded to `PRICE_STEP`, never below 0. */
export const changedPrice = (price: number, { priceDelta, pricePercent }: PriceChange): number => {
  const before = toHalalas(price)
  if (priceDelta !== undefined) return toRiyals(Math.max(0, toStep(before + toHalalas(priceDelta), 1)))
  if (pricePercent === undefined) return price
  return toRiyals(Math.max(0, toStep(before * (WHOLE + Math.round(pricePercent * 100)), WHOLE)))
}
