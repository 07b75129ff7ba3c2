import { toHalalas, toRiyals } from './halalas.ts'

/** Markup of one platform on a brand's in-house prices. */
export interface PriceRule {
  channelId: number
  /** −50 to +200, at most two decimals. */
  percent: number
  /** SAR: rounds up to a multiple; 0 keeps the computed price. */
  roundUpTo: number
}

export interface PlacePrice {
  /** Null: on every platform. */
  channelId: number | null
  /** Null: in every branch. */
  branchId: number | null
  price: number
}

interface Dish {
  /** In-house price in SAR; null means no price anywhere (cards only display 35). */
  price: number | null
  exceptions: readonly PlacePrice[]
}

const HUNDRED_PERCENT = 10_000

// Integers only: hundredths of a percent of halalas stay far below 2^53.
const withPercent = (halalas: number, percent: number): number =>
  halalas * (HUNDRED_PERCENT + Math.round(percent * 100))

const dividedUp = (amount: number, by: number): number => {
  const rest = amount % by
  return rest === 0 ? amount / by : (amount - rest) / by + 1
}

const dividedHalfUp = (amount: number, by: number): number => {
  const doubled = 2 * amount + by
  return (doubled - (doubled % (2 * by))) / (2 * by)
}

/** Returns the platform price of an in-house price, in SAR. */
export const priceByRule = (price: number, { percent, roundUpTo }: Omit<PriceRule, 'channelId'>): number => {
  const raised = withPercent(toHalalas(price), percent)
  const step = toHalalas(roundUpTo)
  return toRiyals(
    step === 0 ? dividedHalfUp(raised, HUNDRED_PERCENT) : dividedUp(raised, HUNDRED_PERCENT * step) * step,
  )
}

/**
 * Returns the price of a dish on a platform, in one branch or (null) in branches without an exception. Precedence: the
 * price of platform and branch, then the price of the platform, then the rule applied to the branch's price or the
 * in-house price. SAR, VAT included.
 */
export const priceOn = (
  { price, exceptions }: Dish,
  { rule, branchId }: { rule: PriceRule; branchId: number | null },
): number | null => {
  if (price === null) return null
  const said = (channel: number | null, branch: number | null): number | undefined =>
    exceptions.find(one => one.channelId === channel && one.branchId === branch)?.price
  const inBranch = branchId === null ? undefined : said(rule.channelId, branchId)
  const onChannel = inBranch ?? said(rule.channelId, null)
  if (onChannel !== undefined) return onChannel
  const base = branchId === null ? undefined : said(null, branchId)
  return priceByRule(base ?? price, rule)
}

/** Returns the price less the platform's commission, in SAR. Half a halala goes to the platform. */
export const afterCommission = (price: number, commissionPercent: number): number => {
  const halalas = toHalalas(price)
  return toRiyals(halalas - dividedHalfUp(halalas * Math.round(commissionPercent * 100), HUNDRED_PERCENT))
}
