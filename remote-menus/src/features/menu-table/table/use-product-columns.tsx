import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import type { Size } from '@sufra/shared/contracts/size'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import type { Language } from '@sufra/shared/i18n'
import { Num } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dishKindOf } from '#src/categories/dish-kind.ts'
import { PriceCell, lowestPrice } from './price-cell.tsx'
import { ProductCell } from './product-cell.tsx'
import { ProductRowMenu, useRowRights } from './product-row-menu.tsx'
import type { ProductRowActions, RowRights } from './product-row-menu.tsx'
import { SizesCell } from './sizes-cell.tsx'
import { StateCell } from './state-cell.tsx'

interface ProductColumnsOptions {
  categories: readonly Category[]
  sizes: readonly Size[]
  isSortable: boolean
  actions: ProductRowActions
}

interface ColumnsMeans extends ProductColumnsOptions {
  rights: RowRights
  language: Language
  format: ReturnType<typeof useFormat>
  t: TFunction
}

const productColumns = (means: ColumnsMeans): TableColumn<Product>[] => {
  const { categories, sizes, isSortable, actions, rights, language, format, t } = means
  const known = new Map(categories.map(category => [category.id, category]))
  // Computed once and not per mounted row, because matching a name against all words is slow.
  const kinds = new Map(categories.map(({ id, name }) => [id, dishKindOf(name)]))
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
          kind={kinds.get(product.categoryId) ?? 'main'}
          language={language}
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
      render: product => <PriceCell product={product} t={t} />,
    },
    {
      ...header('sizes'),
      isOptional: true,
      render: product => <SizesCell product={product} sizes={sizes} language={language} />,
    },
    {
      ...header('calories'),
      align: 'end',
      isOptional: true,
      sortKey: 'calories',
      sortValue: ({ calories }) => calories,
      render: ({ calories }) => (calories === null ? '—' : <Num value={calories} />),
    },
    { ...header('state'), render: product => <StateCell product={product} format={format} t={t} /> },
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
      render: product => (
        <ProductRowMenu product={product} name={nameOf(product)} actions={actions} rights={rights} t={t} />
      ),
    },
  ]
}

/** Returns the columns of the table. They are stable while their inputs are, so that rows do not render again. */
export const useProductColumns = (options: ProductColumnsOptions): TableColumn<Product>[] => {
  const { categories, sizes, isSortable, actions } = options
  const { t } = useTranslation()
  const { language } = useLanguage()
  const format = useFormat()
  const rights = useRowRights()
  return useMemo(
    () => productColumns({ categories, sizes, isSortable, actions, rights, language, format, t }),
    [categories, sizes, isSortable, actions, rights, language, format, t],
  )
}
