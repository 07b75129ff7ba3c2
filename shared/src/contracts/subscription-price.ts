import { toHalalas, toRiyals, vatIn } from './halalas.ts'

/** What a discount takes off: `percent` 1 to 100, or an amount in SAR with VAT. */
export interface DiscountTerms {
  kind: 'percent' | 'amount'
  value: number
}

/** Everything in SAR; `price`, `discountOff`, `credit` and `gross` with VAT. */
export interface SubscriptionPrice {
  price: number
  /** never more than the price */
  discountOff: number
  /** as much of the credit as there is left to pay */
  credit: number
  /** what is to be paid: price less discount and credit, and net plus VAT */
  gross: number
  net: number
  vat: number
}

/**
 * What a discount takes off a price, half up to the halala and never more than the price.
 * @param price SAR with VAT
 */
export const discountOff = (price: number, { kind, value }: DiscountTerms): number => {
  const full = toHalalas(price)
  if (kind === 'amount') return toRiyals(Math.min(full, toHalalas(value)))
  // A percent has two decimals at most, so all of it stays in whole numbers.
  return toRiyals(Math.min(full, Math.floor((full * toHalalas(value) + 5_000) / 10_000)))
}

/** What one period costs. The same for the server, which asks for it, and for screens, which show it beforehand. */
export const subscriptionPrice = ({
  price,
  discount,
  credit = 0,
}: {
  price: number
  discount?: DiscountTerms | null
  /** SAR that the merchant has still to come from what it paid before */
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

/** What a longer period saves against paying by the month, in SAR; 0 when it saves nothing. */
export const savingOf = ({
  priceMonthly,
  months,
  price,
}: {
  priceMonthly: number
  months: number
  price: number
}): number => toRiyals(Math.max(0, toHalalas(priceMonthly) * months - toHalalas(price)))

/** The price of one month of a period, half up to the halala. */
export const perMonth = ({ price, months }: { price: number; months: number }): number =>
  toRiyals(Math.round(toHalalas(price) / months))
