import { useQuery } from '@tanstack/react-query'
import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import type { Size } from '@sufra/shared/contracts/size'
import { useCan } from '@sufra/shared/session'
import { lazyPart } from '@sufra/shared/ui'
import { useRowsInPage, useSelection, useTableUrl, useTableView } from '@sufra/shared/ui/data'
import { useMemo, useState } from 'react'
import { sizesQuery } from '#src/products/products.queries.ts'
import { useNameMatcher } from '#src/search-words/name-matcher.ts'
import { useProductRemoval } from '#src/delete-product/product-removal.tsx'
import type { ProductBulkProps } from './bulk/product-bulk.tsx'
import { useBulkChange } from './bulk/use-bulk-change.ts'
import { ExportMenu } from './export-menu.tsx'
import { isSortable, menuRows } from './menu-rows.ts'
import { MenuToolbar } from './menu-toolbar.tsx'
import { MENU_URL } from './menu-url.ts'
import { ProductTable } from './table/product-table.tsx'
import type { ProductRowActions } from './table/product-row-menu.tsx'
import { useProductColumns } from './table/use-product-columns.tsx'

interface ProductsPanelProps {
  serviceProviderId: number
  products: readonly Product[]
  /** True if the whole menu is loaded; otherwise neither order nor number is known. */
  isWhole: boolean
  /** All categories in menu order. */
  categories: readonly Category[]
  /** Selected category (`shownIds`: with its subcategories); null for the whole menu. */
  chosenId: number | null
  shownIds: ReadonlySet<number> | null
  categoryName: string
  onOpenCategories: () => void
}

/** Loaded after the table, because nothing is selected before. */
export const productBulk = lazyPart<ProductBulkProps>({
  load: () =>
    import(/* webpackChunkName: "menu-bulk" */ './bulk/product-bulk.tsx').then(
      ({ ProductBulk }) => ProductBulk,
    ),
})

const NO_SIZES: readonly Size[] = []

/** Stable functions; otherwise every row would render at each press. */
const useRowActions = (serviceProviderId: number, remove: (product: Product) => void): ProductRowActions => {
  const { change } = useBulkChange(serviceProviderId)
  return useMemo(() => {
    const put = (product: Product, isVisible: boolean) =>
      void change({
        products: [product],
        set: { isVisible },
        done: isVisible ? 'menus:bulk.done.shown' : 'menus:bulk.done.hidden',
      })
    return { show: product => put(product, true), hide: product => put(product, false), remove }
  }, [change, remove])
}

/** Searchable, filterable, selectable table of the products. */
export const ProductsPanel = (props: ProductsPanelProps) => {
  const { serviceProviderId, products, isWhole, categories, chosenId, shownIds } = props
  const canEdit = useCan('menu.edit')
  const url = useTableUrl(MENU_URL)
  const { search, state } = url.filters
  const names = useNameMatcher(search)
  const removal = useProductRemoval()
  const { data: sizes = NO_SIZES } = useQuery({
    ...sizesQuery(serviceProviderId),
    enabled: products.some(product => product.sizes.length > 0),
  })
  const rows = useMemo(
    () => menuRows({ products, categories, shownIds, filters: { search, state }, names }),
    [products, categories, shownIds, search, state, names],
  )
  const canSort =
    canEdit && isWhole && isSortable(rows, { isFiltered: url.isFiltered, sortKey: url.sort?.key })
  const columns = useProductColumns({
    categories,
    sizes,
    isSortable: canSort,
    actions: useRowActions(serviceProviderId, removal.ask),
  })
  const view = useTableView({ name: 'menus', columns })
  const { ordered } = useRowsInPage({ rows, columns, sort: url.sort })
  const selection = useSelection({
    rows: ordered,
    rowKey: ({ id }) => id,
    totalCount: ordered.length,
    listKey: `${chosenId} ${url.listKey}`,
  })
  const { sort } = url
  // Stays mounted after the first selection, so that a running change continues when the selection is cleared.
  const [hasChosen, setHasChosen] = useState(false)
  if (selection.count > 0 && !hasChosen) setHasChosen(true)
  return (
    <>
      <MenuToolbar
        url={url}
        view={view}
        categoryName={props.categoryName}
        onOpenCategories={props.onOpenCategories}
        exports={
          <ExportMenu
            serviceProviderId={serviceProviderId}
            shownIds={rows.length < products.length ? ordered.map(({ id }) => id) : undefined}
            count={products.length}
            isDisabled={!isWhole || products.length === 0}
          />
        }
        onMenuOrder={
          sort && sort.key !== 'menu' ? () => url.sortBy({ key: 'menu', direction: 'ascending' }) : undefined
        }
      />
      <ProductTable
        serviceProviderId={serviceProviderId}
        rows={ordered}
        columns={view.columns}
        density={view.density}
        sort={sort}
        onSort={url.sortBy}
        isSortable={canSort}
        selection={canEdit ? selection : undefined}
        bar={
          hasChosen && (
            <productBulk.Part
              serviceProviderId={serviceProviderId}
              categories={categories}
              selection={selection}
            />
          )
        }
        onClear={url.isFiltered ? url.clear : undefined}
      />
      {removal.question}
    </>
  )
}
