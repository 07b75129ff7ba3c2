import { useQuery } from '@tanstack/react-query'
import { useKept } from '@sufra/shared/remote'
import type { Product } from '@sufra/shared/contracts/product'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardActions } from '../card/card-actions.ts'
import { useCardRights } from '../card/card-rights.ts'
import { optionsDrawer } from '../options/options-part.ts'
import { usePlace } from '../place/place.ts'
import { DeleteQuestion } from '#src/removal/delete-question.tsx'
import { useSynonyms } from '#src/search-words/search-words.queries.ts'
import { categoryHoursQuery, categoryKindsQuery } from '#src/categories/categories.queries.ts'
import { Picked } from '../selection/picked.tsx'
import { usePicking } from '../selection/use-picking.ts'
import { UndoBar } from '../undo/undo-bar.tsx'
import { countTabs, filterMenu } from './menu-filter.ts'
import type { MenuTab } from './menu-filter.ts'
import { RestFailure } from '#src/products/rest-failure.tsx'
import { MenuGrid } from './menu-grid.tsx'
import { MenuToolbar } from './menu-toolbar.tsx'
import { useLinkedSearch } from './use-linked-search.ts'
import type { MenuProducts } from '#src/products/menu-products.ts'

interface MenuBrowserProps {
  serviceProviderId: number
  menu: MenuProducts
}

/** Tabs, search and cards of a menu that is there. */
export const MenuBrowser = ({ serviceProviderId, menu }: MenuBrowserProps) => {
  const { t } = useTranslation()
  const choice = usePlace(serviceProviderId)
  const { place, branches } = choice
  const rights = useCardRights(place)
  const [tab, setTab] = useKept<MenuTab>('tab', 'all')
  const [search, setSearch] = useKept<string>('search', '')
  useLinkedSearch(setSearch)
  const [optionsOf, setOptionsOf] = useState<number | null>(null)
  const openOptions = useCallback((product: Product) => setOptionsOf(product.id), [])
  const { actions, saving, stripIds, light, offered, closeUndo, removal } = useCardActions({
    place,
    onOptions: openOptions,
  })
  const picking = usePicking()
  const kinds = useQuery(categoryKindsQuery(serviceProviderId)).data
  const hours = useQuery(categoryHoursQuery(serviceProviderId)).data
  const { products } = menu
  const synonyms = useSynonyms()
  const counts = useMemo(() => countTabs(products, place), [products, place])
  const branchNames = useMemo(() => new Map(branches.map(({ id, name }) => [id, name])), [branches])

  const showAll = useCallback(() => {
    setTab('all')
    setSearch('')
  }, [setTab, setSearch])

  // The cards follow a moment later, in slices: a key press or a tab is painted before 2,000 cards are gone through.
  const wanted = useDeferredValue(
    useMemo(
      () => ({ products, tab, search, place, stripIds, synonyms }),
      [products, tab, search, place, stripIds, synonyms],
    ),
  )
  const view = useMemo(
    () => ({ ...wanted, shown: filterMenu(wanted.products, { ...wanted, keptIds: wanted.stripIds }) }),
    [wanted],
  )
  const optionsProduct = products.find(({ id }) => id === optionsOf)

  return (
    <>
      <MenuToolbar
        {...{ tab, search, counts, choice }}
        onTab={setTab}
        onSearch={setSearch}
        onPick={rights.canSnooze && !picking.ids ? () => picking.replace([]) : undefined}
      />
      <Picked picking={picking} view={view} light={light} t={t} />
      {menu.isRestFailed && <RestFailure onRetry={menu.retry} />}
      <MenuGrid
        view={view}
        branchNames={branchNames}
        saving={saving}
        pickedIds={picking.ids}
        onPick={picking.toggle}
        kinds={kinds}
        hours={hours}
        isRestPending={menu.isRestPending}
        rights={rights}
        actions={actions}
        onReset={showAll}
        t={t}
      />
      {offered && <UndoBar key={offered.id} offered={offered} onClose={closeUndo} />}
      {optionsProduct && <optionsDrawer.Part product={optionsProduct} onClose={() => setOptionsOf(null)} />}
      <DeleteQuestion removal={removal} />
    </>
  )
}
