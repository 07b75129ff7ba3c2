import { EmptyState } from '@sufra/shared/ui'
import type { TFunction } from 'i18next'
import type { MenuTab } from './menu-filter.ts'

const SENTENCE = {
  all: 'menus:liveMenu.emptyAll',
  active: 'menus:liveMenu.emptyActive',
  snoozed: 'menus:liveMenu.emptySnoozed',
} as const satisfies Record<MenuTab, string>

/** What a tab or a search without any card says. */
export const EmptyMenu = ({ tab, search, t }: { tab: MenuTab; search: string; t: TFunction }) =>
  search.trim() === '' ? (
    <EmptyState title={t(SENTENCE[tab])} />
  ) : (
    <EmptyState drawing="search" title={t('menus:liveMenu.emptySearch', { search: search.trim() })} />
  )
