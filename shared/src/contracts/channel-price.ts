import { toHalalas, toRiyals } from './halalas.ts'

/** What a brand's dishes cost on one platform, over their price in house. */
export interface PriceRule {
  channelId: number
  /** −50 to +200, at most two decimals */
  percent: number
  /** SAR: rounded up to a multiple of it; 0 leaves the price as it comes out */
  roundUpTo: number
}

export interface PlacePrice {
  /** null: wherever it is ordered */
  channelId: number | null
  /** null: in every branch */
  branchId: number | null
  price: number
}

interface Dish {
  /** SAR in house; null: it has none, and so none anywhere (35 is what cards show, no more) */
  price: number | null
  exceptions: readonly PlacePrice[]
}

const HUNDRED_PERCENT = 10_000

// Whole numbers all the way: hundredths of a percent of halalas stay far below 2^53.
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

/** What a price in house becomes on the platform of the rule. SAR. */
export const priceByRule = (price: number, { percent, roundUpTo }: Omit<PriceRule, 'channelId'>): number => {
  const raised = withPercent(toHalalas(price), percent)
  const step = toHalalas(roundUpTo)
  return toRiyals(
    step === 0 ? dividedHalfUp(raised, HUNDRED_PERCENT) : dividedUp(raised, HUNDRED_PERCENT * step) * step,
  )
}

/**
 * What a dish costs on a platform, in one branch or (null) where no branch says otherwise. What is said of the platform in
 * that branch stands over all; then what is said of the platform; then its rule over the price of the branch, or over the
 * price in house. SAR, VAT included.
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

/** What is left of a price when the platform has kept its commission. SAR, half a halala is the platform's. */
export const afterCommission = (price: number, commissionPercent: number): number => {
  const halalas = toHalalas(price)
  return toRiyals(halalas - dividedHalfUp(halalas * Math.round(commissionPercent * 100), HUNDRED_PERCENT))
}
