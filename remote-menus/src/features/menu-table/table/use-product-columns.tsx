import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import type { Size } from '@sufra/shared/contracts/size'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import type { Language } from '@sufra/shared/i18n'
import { serverNow } from '@sufra/shared/live'
import { Money, Num } from '@sufra/shared/ui'
import type { TableColumn } from '@sufra/shared/ui/data'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dishKindOf } from '#src/categories/dish-kind.ts'
import { ProductCell } from './product-cell.tsx'
import { ProductRowMenu, useRowRights } from './product-row-menu.tsx'
import type { ProductRowActions, RowRights } from './product-row-menu.tsx'

const DAY = 86_400_000

interface StateCellProps {
  product: Product
  format: ReturnType<typeof useFormat>
  t: TFunction
}

/** State of a product: on sale, hidden, or snoozed until a time (with the date if it is not near). */
const StateCell = ({ product: { isVisible, snoozedUntil }, format, t }: StateCellProps) => {
  if (isVisible) return <span className="row-state">{t('menus:table.visible')}</span>
  if (snoozedUntil === null)
    return (
      <span className="row-state" data-hidden="">
        {t('menus:table.hidden')}
      </span>
    )
  const isSoon = Date.parse(snoozedUntil) - serverNow() < DAY
  const time = isSoon ? format.time(snoozedUntil) : format.dateTime(snoozedUntil)
  return (
    <span className="row-state" data-snoozed="">
      {t('menus:table.until', { time })}
    </span>
  )
}

interface SizesCellProps {
  product: Product
  /** Sizes of the brand. */
  sizes: readonly Size[]
  language: Language
}

/** Sizes of a product with their prices. */
const SizesCell = ({ product, sizes, language }: SizesCellProps) => {
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

/** Price of a product; a range if it has sizes. */
const PriceCell = ({ product: { price, sizes }, t }: { product: Product; t: TFunction }) => {
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
const lowestPrice = ({ price, sizes }: Product): number | null =>
  sizes.length > 0 ? Math.min(...sizes.map(size => size.price)) : price

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
