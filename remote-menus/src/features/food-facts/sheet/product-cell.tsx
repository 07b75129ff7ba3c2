import type { ProductFacts } from '@sufra/shared/contracts/food-law'
import type { Product } from '@sufra/shared/contracts/product'
import { useLanguage } from '@sufra/shared/i18n'
import { FoodFactBadges } from '@sufra/shared/ui/data'
import { namesOf } from '#src/products/product-names.ts'
import { Mistake } from './mistake.tsx'

interface ProductCellProps {
  product: Product
  facts: ProductFacts
  mistake: string | undefined
}

/** Product names with the badges that a guest sees. */
export const ProductCell = ({ product, facts, mistake }: ProductCellProps) => {
  const { language } = useLanguage()
  const { ar, en } = namesOf(product)
  const [first, second] = language === 'ar' ? [ar, en] : [en, ar]
  return (
    <span data-product>
      <b>
        <bdi>{first || second}</bdi>
      </b>
      {first && second && (
        <small>
          <bdi>{second}</bdi>
        </small>
      )}
      <FoodFactBadges facts={facts} />
      <Mistake id={`product-${product.id}`} text={mistake} />
    </span>
  )
}
