import type { Product } from '@sufra/shared/contracts/product'
import type { Language } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { DishPlaceholder, FoodFactBadges } from '@sufra/shared/ui/data'
import type { DishKind } from '@sufra/shared/ui/data'
import { DishPicture } from '#src/products/dish-picture.tsx'
import { namesOf } from '#src/products/product-names.ts'
import { editPath } from '#src/products/product-paths.ts'
import { Grip } from '../sorting/sorting.tsx'

interface ProductCellProps {
  product: Product
  kind: DishKind
  language: Language
  /** True if the product can be moved. */
  isSortable: boolean
}

/** Picture and both names, the name in the interface language first. */
export const ProductCell = ({ product, kind, language, isSortable }: ProductCellProps) => {
  const { ar, en } = namesOf(product)
  const [first, second] = language === 'ar' ? [ar || en, ar && en] : [en || ar, en && ar]
  return (
    <span className="row-dish" data-hidden={product.isVisible ? undefined : ''}>
      {isSortable && <Grip id={product.id} name={first} />}
      <i>
        <DishPicture imageUrl={product.imageUrl} instead={<DishPlaceholder kind={kind} />} />
      </i>
      <span>
        <Link to={editPath(product)}>
          <bdi>{first}</bdi>
        </Link>
        <span>
          {second && (
            <small>
              <bdi>{second}</bdi>
            </small>
          )}
          <FoodFactBadges facts={product} />
        </span>
      </span>
    </span>
  )
}
