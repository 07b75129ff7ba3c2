import { Button, EmptyState } from '@sufra/shared/ui'
import type { TFunction } from 'i18next'
import type { MenuTab } from './menu-filter.ts'

const SENTENCE = {
  all: 'menus:liveMenu.emptyAll',
  active: 'menus:liveMenu.emptyActive',
  snoozed: 'menus:liveMenu.emptySnoozed',
} as const satisfies Record<MenuTab, string>

interface EmptyMenuProps {
  tab: MenuTab
  search: string
  /** Shows all products without a search. */
  onReset: () => void
  t: TFunction
}

/** Text for a tab or a search without results. */
export const EmptyMenu = ({ tab, search, onReset, t }: EmptyMenuProps) => {
  const isSearch = search.trim() !== ''
  return (
    <EmptyState
      drawing={isSearch ? 'search' : 'plate'}
      title={isSearch ? t('menus:liveMenu.emptySearch', { search: search.trim() }) : t(SENTENCE[tab])}
      action={
        <Button variant="outline" onClick={onReset}>
          {t('menus:liveMenu.showAll')}
        </Button>
      }
    />
  )
}
