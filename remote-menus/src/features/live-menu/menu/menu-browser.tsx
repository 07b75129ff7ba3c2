import { lazyPart } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { usePreservedState } from '@sufra/shared/remote'
import { useLocation, useSearchParams } from '@sufra/shared/router'
import type { Product } from '@sufra/shared/contracts/product'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardActions } from '../card/card-actions.ts'
import { useCardRights } from '../card/card-rights.ts'
import { usePlace } from '../place/place.ts'
import { usePreload } from '#src/idle/when-idle.ts'
import { deleteQuestion } from '#src/delete-product/product-removal.tsx'
import { useNameMatcher } from '#src/search-words/name-matcher.ts'
import { categoryHoursQuery, categoryKindsQuery } from '#src/categories/categories.queries.ts'
import type { SelectionActionsProps } from '../selection/selection-actions.tsx'
import { useCardSelection } from '../selection/use-card-selection.ts'
import type { UndoBarProps } from '../undo/undo-bar.tsx'
import { countTabs, filterMenu } from './menu-filter.ts'
import type { MenuTab } from './menu-filter.ts'
import { MenuFailure } from '#src/products/menu-failure.tsx'
import { MenuGrid } from './menu-grid.tsx'
import { MenuToolbar } from './menu-toolbar.tsx'
import { usePaintedFirst } from './use-painted-first.ts'
import type { MenuProducts } from '#src/products/menu-products.ts'

const PARAMETER = 'search'

/** Moves the search text of a link or of the command palette from the address into the search box. */
const useLinkedSearch = (onSearch: (search: string) => void): void => {
  const [params, setParams] = useSearchParams()
  const linked = params.get(PARAMETER)
  useEffect(() => {
    if (linked === null) return
    onSearch(linked)
    setParams(
      current => {
        const next = new URLSearchParams(current)
        next.delete(PARAMETER)
        return next
      },
      { replace: true },
    )
  }, [linked, onSearch, setParams])
}

/** Bar of the selected cards. */
const picked = lazyPart<SelectionActionsProps>({
  load: async () =>
    (await import(/* webpackChunkName: "menu-picked" */ '../selection/selection-actions.tsx'))
      .SelectionActions,
})

/** Bar that offers to undo a change. */
const undoBar = lazyPart<UndoBarProps>({
  load: async () => (await import(/* webpackChunkName: "menu-picked" */ '../undo/undo-bar.tsx')).UndoBar,
})

/** Loaded on first use, because most menus never need it. */
const optionsDrawer = lazyPart({
  load: async () =>
    (await import(/* webpackChunkName: "menu-options" */ '../options/options-drawer.tsx')).OptionsDrawer,
})

const PARTS = [picked, undoBar, deleteQuestion]

interface MenuBrowserProps {
  serviceProviderId: number
  menu: MenuProducts
}

/** Tabs, search and cards of a loaded menu. */
export const MenuBrowser = ({ serviceProviderId, menu }: MenuBrowserProps) => {
  const { t } = useTranslation()
  const choice = usePlace(serviceProviderId)
  const { place, branches } = choice
  const rights = useCardRights(place)
  const [tab, setTab] = usePreservedState<MenuTab>('tab', 'all')
  const [search, setSearch] = usePreservedState<string>('search', '')
  const findLinked = useCallback(
    (linked: string) => {
      // Another tab could hide the linked product.
      setTab('all')
      setSearch(linked)
    },
    [setTab, setSearch],
  )
  useLinkedSearch(findLinked)
  const [optionsOf, setOptionsOf] = useState<number | null>(null)
  const openOptions = useCallback((product: Product) => setOptionsOf(product.id), [])
  const { actions, saving, stripIds, availability, offered, closeUndo, question } = useCardActions({
    place,
    onOptions: openOptions,
  })
  const cardSelection = useCardSelection()
  usePreload(PARTS)
  const kinds = useQuery(categoryKindsQuery(serviceProviderId)).data
  const hours = useQuery(categoryHoursQuery(serviceProviderId)).data
  const { products } = menu
  const names = useNameMatcher(search)
  const counts = useMemo(() => countTabs(products, place), [products, place])
  const branchNames = useMemo(() => new Map(branches.map(({ id, name }) => [id, name])), [branches])

  const showAll = useCallback(() => {
    setTab('all')
    setSearch('')
  }, [setTab, setSearch])

  // The key press or tab is painted before 2,000 cards are filtered.
  const wanted = usePaintedFirst(
    useMemo(
      () => ({ products, tab, search, place, stripIds, names }),
      [products, tab, search, place, stripIds, names],
    ),
    useLocation().key,
  )
  const view = useMemo(
    () => ({ ...wanted, shown: filterMenu(wanted.products, { ...wanted, keptIds: wanted.stripIds }) }),
    [wanted],
  )
  const optionsProduct = products.find(({ id }) => id === optionsOf)

  return (
    <>
      <MenuToolbar
        tab={tab}
        search={search}
        counts={counts}
        choice={choice}
        onTab={setTab}
        onSearch={setSearch}
        onPick={rights.canSnooze && !cardSelection.ids ? () => cardSelection.replace([]) : undefined}
      />
      {cardSelection.ids && (
        <picked.Part cardSelection={cardSelection} view={view} availability={availability} t={t} />
      )}
      {menu.isRestFailed && (
        <MenuFailure what={menu.isWhole ? 'refreshFailed' : 'restFailed'} onRetry={menu.retry} />
      )}
      <MenuGrid
        view={view}
        branchNames={branchNames}
        saving={saving}
        pickedIds={cardSelection.ids}
        onPick={cardSelection.toggle}
        kinds={kinds}
        hours={hours}
        isRestPending={menu.isRestPending}
        rights={rights}
        actions={actions}
        onReset={showAll}
        t={t}
      />
      {offered && <undoBar.Part key={offered.id} offered={offered} onClose={closeUndo} />}
      {optionsProduct && <optionsDrawer.Part product={optionsProduct} onClose={() => setOptionsOf(null)} />}
      {question}
    </>
  )
}
