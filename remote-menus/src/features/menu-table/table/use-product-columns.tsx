import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import type { Size } from '@sufra/shared/contracts/size'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Num } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useTranslation } from 'react-i18next'
import { dishKindOf } from '#src/categories/dish-kind.ts'
import { PriceCell, lowestPrice } from './price-cell.tsx'
import { ProductCell } from './product-cell.tsx'
import { ProductRowMenu } from './product-row-menu.tsx'
import type { ProductRowActions } from './product-row-menu.tsx'
import { SizesCell } from './sizes-cell.tsx'
import { StateCell } from './state-cell.tsx'

interface ProductColumnsOptions {
  categories: readonly Category[]
  sizes: readonly Size[]
  isSortable: boolean
  actions: ProductRowActions
}

/** What the table can show of a product. */
export const useProductColumns = (options: ProductColumnsOptions): TableColumn<Product>[] => {
  const { categories, sizes, isSortable, actions } = options
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const known = new Map(categories.map(category => [category.id, category]))
  const nameOf = ({ name }: { name: string }) => inLanguage(name, language)
  const categoryOf = ({ categoryId }: Product) => known.get(categoryId)
  const categoryName = (product: Product) => {
    const category = categoryOf(product)
    return category ? nameOf(category) : null
  }
  const header = (id: string) => ({ id, header: t(`menus:table.column.${id}`) })
  return [
    {
      ...header('product'),
      sortKey: 'name',
      sortValue: nameOf,
      render: product => (
        <ProductCell
          product={product}
          kind={dishKindOf(categoryOf(product)?.name ?? '')}
          isSortable={isSortable}
        />
      ),
    },
    {
      ...header('category'),
      render: product => (
        <span>
          <bdi>{categoryName(product) ?? '—'}</bdi>
        </span>
      ),
    },
    {
      ...header('price'),
      align: 'end',
      sortKey: 'price',
      sortValue: lowestPrice,
      render: product => <PriceCell product={product} />,
    },
    {
      ...header('sizes'),
      isOptional: true,
      render: product => <SizesCell product={product} sizes={sizes} />,
    },
    {
      ...header('calories'),
      align: 'end',
      isOptional: true,
      sortKey: 'calories',
      sortValue: ({ calories }) => calories,
      render: ({ calories }) => (calories === null ? '—' : <Num value={calories} />),
    },
    { ...header('state'), render: product => <StateCell product={product} /> },
    {
      ...header('branches'),
      isOptional: true,
      align: 'end',
      render: ({ excludeBranchesIds }) =>
        excludeBranchesIds.length === 0 ? '—' : <Num value={excludeBranchesIds.length} />,
    },
    {
      ...header('updated'),
      sortKey: 'updated',
      sortValue: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => format.shortDate(updatedAt),
    },
    {
      ...header('actions'),
      isAction: true,
      align: 'end',
      render: product => <ProductRowMenu product={product} name={nameOf(product)} actions={actions} />,
    },
  ]
}
