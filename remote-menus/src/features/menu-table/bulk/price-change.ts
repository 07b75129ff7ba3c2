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

/** What the change is called on the wire; null while it is not said. */
export const priceSet = ({
  direction,
  unit,
  amount,
  percent,
}: PriceChange): BulkUpdateRequest['set'] | null => {
  const sign = direction === 'raise' ? 1 : -1
  if (unit === 'amount') return amount ? { priceDelta: (sign * amount) / 100 } : null
  const most = direction === 'raise' ? MOST_RAISED : MOST_LOWERED
  return percent && percent <= most ? { pricePercent: sign * percent } : null
}

export interface PriceLine {
  product: Product
  before: number
  after: number
}

/** What a preview changes, product by product. One without a price keeps having none. */
export const priceLines = (products: readonly Product[], previewed: readonly Product[]): PriceLine[] => {
  const after = new Map(previewed.map(product => [product.id, product.price]))
  return products.flatMap(product => {
    const next = after.get(product.id) ?? null
    if (product.price === null || next === null || next === product.price) return []
    return [{ product, before: product.price, after: next }]
  })
}
