import type { Product } from '@sufra/shared/contracts/product'
import { Money, Num } from '@sufra/shared/ui'
import type { TFunction } from 'i18next'

/** The price; of a product that is sold in sizes, from the lowest to the highest. */
export const PriceCell = ({ product: { price, sizes }, t }: { product: Product; t: TFunction }) => {
  const prices = sizes.map(size => size.price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length > 0 && lowest !== highest)
    return (
      <span className="row-price">
        <Num value={`${lowest.toFixed(2)}–${highest.toFixed(2)}`} />
      </span>
    )
  const one = prices.length > 0 ? lowest : price
  if (one === null) return <span className="row-quiet">{t('menus:table.noPrice')}</span>
  return (
    <span className="row-price">
      <Money value={one} />
    </span>
  )
}

/** By what prices are ordered. */
export const lowestPrice = ({ price, sizes }: Product): number | null =>
  sizes.length > 0 ? Math.min(...sizes.map(size => size.price)) : price
