import type { Product } from '@sufra/shared/contracts/product'
import { Money, Num } from '@sufra/shared/ui'
import type { TFunction } from 'i18next'

/** Price of a product; a range if it has sizes. */
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

/** Returns the price for sorting. */
export const lowestPrice = ({ price, sizes }: Product): number | null =>
  sizes.length > 0 ? Math.min(...sizes.map(size => size.price)) : price
