import { toHalalas, toRiyals, vatIn } from './halalas.ts'

/** A discount: `percent` 1 to 100, or an amount in SAR with VAT. */
export interface DiscountTerms {
  kind: 'percent' | 'amount'
  value: number
}

/** Everything in SAR; `price`, `discountOff`, `credit` and `gross` with VAT. */
export interface SubscriptionPrice {
  price: number
  /** At most the price. */
  discountOff: number
  /** Used part of the credit, at most the rest to pay. */
  credit: number
  /** Amount to pay: price less discount and credit; net plus VAT. */
  gross: number
  net: number
  vat: number
}

/**
 * Returns the discount on a price, half up to the halala and at most the price.
 * @param price SAR with VAT
 */
export const discountOff = (price: number, { kind, value }: DiscountTerms): number => {
  const full = toHalalas(price)
  if (kind === 'amount') return toRiyals(Math.min(full, toHalalas(value)))
  // A percentage has at most two decimals, so the computation stays in integers.
  return toRiyals(Math.min(full, Math.floor((full * toHalalas(value) + 5_000) / 10_000)))
}

/** Returns the price of one period. The server charges it, and screens show it beforehand. */
export const subscriptionPrice = ({
  price,
  discount,
  credit = 0,
}: {
  price: number
  discount?: DiscountTerms | null
  /** SAR: the merchant's credit from earlier payments. */
  credit?: number
}): SubscriptionPrice => {
  const off = discount ? discountOff(price, discount) : 0
  const afterDiscount = toHalalas(price) - toHalalas(off)
  const taken = Math.min(afterDiscount, toHalalas(credit))
  const gross = afterDiscount - taken
  const vat = vatIn(toRiyals(gross))
  return {
    price,
    discountOff: off,
    credit: toRiyals(taken),
    gross: toRiyals(gross),
    net: toRiyals(gross - toHalalas(vat)),
    vat,
  }
}

/** Returns the saving of a longer period against single months, in SAR; 0 if there is none. */
export const savingOf = ({
  priceMonthly,
  months,
  price,
}: {
  priceMonthly: number
  months: number
  price: number
}): number => toRiyals(Math.max(0, toHalalas(priceMonthly) * months - toHalalas(price)))

/** Returns the price of one month of a period, half up to the halala. */
export const perMonth = ({ price, months }: { price: number; months: number }): number =>
  toRiyals(Math.round(toHalalas(price) / months))
