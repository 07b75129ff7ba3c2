import type { Product } from '@sufra/shared/contracts/product'
import { Money, Num, Text } from '@sufra/shared/ui'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'

/** The price; of a product that is sold in sizes, from the lowest to the highest. */
export const PriceCell = memo(({ product: { price, sizes } }: { product: Product }) => {
  const { t } = useTranslation()
  const prices = sizes.map(size => size.price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length > 0 && lowest !== highest)
    return (
      <Text as="span" fontWeight="semibold" whiteSpace="nowrap">
        <Num value={`${lowest.toFixed(2)}–${highest.toFixed(2)}`} />
      </Text>
    )
  const one = prices.length > 0 ? lowest : price
  return (
    <Text as="span" fontWeight="semibold" whiteSpace="nowrap">
      {one === null ? (
        <Text as="span" color="muted" fontWeight="normal">
          {t('menus:table.noPrice')}
        </Text>
      ) : (
        <Money value={one} />
      )}
    </Text>
  )
})

/** By what prices are ordered. */
export const lowestPrice = ({ price, sizes }: Product): number | null =>
  sizes.length > 0 ? Math.min(...sizes.map(size => size.price)) : price
