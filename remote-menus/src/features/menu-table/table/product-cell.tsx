import type { Product } from '@sufra/shared/contracts/product'
import { useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { chakra } from '@sufra/shared/ui'
import type { DishKind } from '@sufra/shared/ui/data'
import { SortGrip } from '@sufra/shared/ui/sortable'
import { memo } from 'react'
import { DishPicture } from '#src/products/dish-picture.tsx'
import { namesOf } from '#src/products/product-names.ts'
import { editPath } from '#src/products/product-paths.ts'

const Cell = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minW: '0',
    '& > i': {
      w: '3.25rem',
      flexShrink: 0,
      borderRadius: '6px',
      overflow: 'hidden',
      '& > *': { display: 'block', w: 'full', aspectRatio: '3 / 2', objectFit: 'cover' },
    },
    '&[data-hidden] > i': { filter: 'grayscale(1)', opacity: 0.6 },
    '& > span': { minW: '0', lineHeight: '1.4' },
    '& a': { fontWeight: 'semibold', display: 'block' },
    '&[data-hidden] a': { color: 'muted' },
    '& small': { display: 'block', color: 'muted', fontSize: '0.75rem' },
  },
})

interface ProductCellProps {
  product: Product
  kind: DishKind
  /** Its place can be changed. */
  isSortable: boolean
}

/** What a product is known by: its picture and both names, the one in the reader's language first. */
export const ProductCell = memo(({ product, kind, isSortable }: ProductCellProps) => {
  const { language } = useLanguage()
  const { ar, en } = namesOf(product)
  const [first, second] = language === 'ar' ? [ar || en, ar && en] : [en || ar, en && ar]
  return (
    <Cell data-hidden={product.isVisible ? undefined : ''}>
      {isSortable && <SortGrip id={product.id} name={first} />}
      <i>
        <DishPicture imageUrl={product.imageUrl} kind={kind} />
      </i>
      <span>
        <Link to={editPath(product)}>
          <bdi>{first}</bdi>
        </Link>
        {second && (
          <small>
            <bdi>{second}</bdi>
          </small>
        )}
      </span>
    </Cell>
  )
})
