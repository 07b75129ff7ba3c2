import type { BulkUpdateRequest, Product } from '@sufra/shared/contracts/product'

export interface PriceChange {
  direction: 'raise' | 'lower'
  unit: 'amount' | 'percent'
  /** Halalas. */
  amount: number | null
  percent: number | null
}

const MOST_LOWERED = 100
const MOST_RAISED = 1000

const mostPercent = ({ direction }: PriceChange): number =>
  direction === 'raise' ? MOST_RAISED : MOST_LOWERED

/** Returns true if the percentage exceeds the limit. */
export const isTooMuch = (change: PriceChange): boolean =>
  change.unit === 'percent' && (change.percent ?? 0) > mostPercent(change)

/** Returns the change as the request expects it; null while it is incomplete. */
export const priceSet = (change: PriceChange): BulkUpdateRequest['set'] | null => {
  const { direction, unit, amount, percent } = change
  const sign = direction === 'raise' ? 1 : -1
  if (unit === 'amount') return amount ? { priceDelta: (sign * amount) / 100 } : null
  return percent && !isTooMuch(change) ? { pricePercent: sign * percent } : null
}

export interface PriceLine {
  product: Product
  /** Null for the price of the product itself. */
  sizeId: number | null
  before: number
  after: number
}

type Priced = Pick<PriceLine, 'sizeId'> & { price: number }

/** Returns the prices of a product: per size, or its only one. Empty without a price. */
const pricesOf = ({ price, sizes }: Product): Priced[] => {
  if (sizes.length > 0) return sizes
  return price === null ? [] : [{ sizeId: null, price }]
}

export const isPriced = (product: Product): boolean => pricesOf(product).length > 0

/** Returns the changed prices of a preview. */
export const priceLines = (products: readonly Product[], previewed: readonly Product[]): PriceLine[] => {
  const later = new Map(previewed.map(product => [product.id, pricesOf(product)]))
  return products.flatMap(product =>
    pricesOf(product).flatMap(({ sizeId, price: before }) => {
      const after = later.get(product.id)?.find(each => each.sizeId === sizeId)?.price ?? before
      return after === before ? [] : [{ product, sizeId, before, after }]
    }),
  )
}
