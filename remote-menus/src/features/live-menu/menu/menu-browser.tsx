import { useQuery } from '@tanstack/react-query'
import { useKept } from '@sufra/shared/remote'
import { Button, Flex, SearchInput } from '@sufra/shared/ui'
import { SegmentedTabs } from '@sufra/shared/ui/data'
import type { Product } from '@sufra/shared/contracts/product'
import { ListChecks } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardActions } from '../card/card-actions.ts'
import { useCardRights } from '../card/card-rights.ts'
import { optionsDrawer } from '../options/options-part.ts'
import { BranchPicker } from '../place/branch-picker.tsx'
import type { PlaceChoice } from '../place/place.ts'
import { usePlace } from '../place/place.ts'
import { DeleteQuestion } from '#src/removal/delete-question.tsx'
import { categoryKindsQuery } from '#src/categories/categories.queries.ts'
import { Picked } from '../selection/picked.tsx'
import { usePicking } from '../selection/use-picking.ts'
import { UndoBar } from '../undo/undo-bar.tsx'
import { countTabs, filterMenu, MENU_TABS } from './menu-filter.ts'
import type { MenuTab } from './menu-filter.ts'
import { RestFailure } from '#src/products/rest-failure.tsx'
import { MenuGrid } from './menu-grid.tsx'
import type { MenuProducts } from '#src/products/menu-products.ts'

const TAB_LABEL = {
  all: 'menus:liveMenu.tabAll',
  active: 'menus:liveMenu.tabActive',
  snoozed: 'menus:liveMenu.tabSnoozed',
} as const satisfies Record<MenuTab, string>

interface MenuBrowserProps {
  serviceProviderId: number
  menu: MenuProducts
}

interface ToolbarProps {
  tab: MenuTab
  onTab: (tab: MenuTab) => void
  search: string
  onSearch: (search: string) => void
  counts: Record<MenuTab, number>
  choice: PlaceChoice
  /** left out for who may not snooze, and while cards are being chosen */
  onPick?: () => void
}

const Toolbar = ({ tab, onTab, search, onSearch, counts, choice, onPick }: ToolbarProps) => {
  const { t } = useTranslation()
  return (
    <Flex gap="3" mb="4.5" wrap="wrap" align="center">
      <SegmentedTabs
        label={t('menus:liveMenu.tabsLabel')}
        value={tab}
        onChange={onTab}
        options={MENU_TABS.map(value => ({ value, label: t(TAB_LABEL[value]), count: counts[value] }))}
      />
      <SearchInput label={t('menus:liveMenu.search')} value={search} onChange={onSearch} />
      <BranchPicker {...choice} />
      {onPick && (
        <Button variant="outline" icon={<ListChecks size={18} aria-hidden />} onClick={onPick}>
          {t('menus:liveMenu.pick')}
        </Button>
      )}
    </Flex>
  )
}

/** Tabs, search and cards of a menu that is there. */
export const MenuBrowser = ({ serviceProviderId, menu }: MenuBrowserProps) => {
  const { t } = useTranslation()
  const choice = usePlace(serviceProviderId)
  const { place, branches } = choice
  const rights = useCardRights(place)
  const [tab, setTab] = useKept<MenuTab>('tab', 'all')
  const [search, setSearch] = useKept<string>('search', '')
  const [optionsOf, setOptionsOf] = useState<number | null>(null)
  const openOptions = useCallback((product: Product) => setOptionsOf(product.id), [])
  const { actions, saving, stripIds, light, offered, closeUndo, removal } = useCardActions({
    place,
    onOptions: openOptions,
  })
  const picking = usePicking()
  const kinds = useQuery(categoryKindsQuery(serviceProviderId)).data
  const { products } = menu
  const counts = useMemo(() => countTabs(products, place), [products, place])
  const branchNames = useMemo(() => new Map(branches.map(({ id, name }) => [id, name])), [branches])

  const showAll = useCallback(() => {
    setTab('all')
    setSearch('')
  }, [setTab, setSearch])

  // The cards follow a moment later, in slices: a key press or a tab is painted before 2,000 cards are gone through.
  const wanted = useDeferredValue(
    useMemo(() => ({ products, tab, search, place, stripIds }), [products, tab, search, place, stripIds]),
  )
  const view = useMemo(
    () => ({ ...wanted, shown: filterMenu(wanted.products, { ...wanted, keptIds: wanted.stripIds }) }),
    [wanted],
  )
  const optionsProduct = products.find(({ id }) => id === optionsOf)

  return (
    <>
      <Toolbar
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
