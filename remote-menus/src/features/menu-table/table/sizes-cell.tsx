import type { Product } from '@sufra/shared/contracts/product'
import type { Size } from '@sufra/shared/contracts/size'
import { inLanguage } from '@sufra/shared/contracts/text'
import type { Language } from '@sufra/shared/i18n'
import { Num } from '@sufra/shared/ui'

interface SizesCellProps {
  product: Product
  /** Sizes of the brand. */
  sizes: readonly Size[]
  language: Language
}

/** Sizes of a product with their prices. */
export const SizesCell = ({ product, sizes, language }: SizesCellProps) => {
  if (product.sizes.length === 0) return '—'
  return (
    <span className="row-quiet">
      {product.sizes.map(({ sizeId, price }, place) => (
        <span key={sizeId}>
          {place > 0 && ' · '}
          <bdi>{inLanguage(sizes.find(({ id }) => id === sizeId)?.name ?? '—', language)}</bdi>{' '}
          <Num value={price.toFixed(2)} />
        </span>
      ))}
    </span>
  )
}
