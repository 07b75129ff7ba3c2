import { useQuery } from '@tanstack/react-query'
import { useKept } from '@sufra/shared/remote'
import { Flex, SearchInput } from '@sufra/shared/ui'
import { SegmentedTabs } from '@sufra/shared/ui/data'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCardActions } from '../card/card-actions.ts'
import { useCardRights } from '../card/card-rights.ts'
import { DeleteQuestion } from '#src/removal/delete-question.tsx'
import { categoryKindsQuery } from '#src/products/products.queries.ts'
import { countTabs, MENU_TABS } from './menu-filter.ts'
import type { MenuTab } from './menu-filter.ts'
import { RestFailure } from './menu-failure.tsx'
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

/** Tabs, search and cards of a menu that is there. */
export const MenuBrowser = ({ serviceProviderId, menu }: MenuBrowserProps) => {
  const { t } = useTranslation()
  const rights = useCardRights()
  const [tab, setTab] = useKept<MenuTab>('tab', 'all')
  const [search, setSearch] = useKept<string>('search', '')
  const { actions, savingIds, stripIds, removal } = useCardActions()
  const kinds = useQuery(categoryKindsQuery(serviceProviderId)).data
  const counts = useMemo(() => countTabs(menu.products), [menu.products])

  const showAll = useCallback(() => {
    setTab('all')
    setSearch('')
  }, [setTab, setSearch])

  const { products } = menu
  // The cards follow a moment later, in slices: a key press or a tab is painted before 2,000 cards are gone through.
  const view = useDeferredValue(
    useMemo(() => ({ products, tab, search, stripIds }), [products, tab, search, stripIds]),
  )

  return (
    <>
      <Flex gap="3" mb="4.5" wrap="wrap">
        <SegmentedTabs
          label={t('menus:liveMenu.tabsLabel')}
          value={tab}
          onChange={setTab}
          options={MENU_TABS.map(value => ({ value, label: t(TAB_LABEL[value]), count: counts[value] }))}
        />
        <SearchInput label={t('menus:liveMenu.search')} value={search} onChange={setSearch} />
      </Flex>
      {menu.isRestFailed && <RestFailure onRetry={menu.retry} />}
      <MenuGrid
        view={view}
        savingIds={savingIds}
        kinds={kinds}
        isRestPending={menu.isRestPending}
        rights={rights}
        actions={actions}
        onReset={showAll}
        t={t}
      />
      <DeleteQuestion removal={removal} />
    </>
  )
}
