import { liveOrdersQuery } from '@sufra/shared/live'
import { Box, CountBadge } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { countWaiting } from './count-waiting.ts'
import { NavIcon } from './nav-icon.tsx'
import { NavLine } from './nav-style.ts'
import { SupportBadge } from './support-badge.tsx'
import type { SidebarEntry } from './sidebar-entries.ts'
import { useEntryLabel } from './use-entry-label.ts'
import { mayFetchAhead } from '#src/lazy-loading/fetch-ahead.ts'
import { preloadPath } from '#src/remotes/loading/preload-remote.ts'

/** Number of orders that still need work, beside the entry, or on its corner in the compact form. */
const LiveOrdersBadge = ({ isCompact }: { isCompact?: boolean }) => {
  const { t } = useTranslation('host')
  const { data: count } = useQuery({ ...liveOrdersQuery, select: countWaiting })
  if (!count) return null
  const badge = <CountBadge value={count} label={t('sidebar.waitingOrders', { count })} />
  if (!isCompact) return badge
  return (
    <Box as="span" position="absolute" top="0" insetInlineEnd="0.5">
      {badge}
    </Box>
  )
}

export interface NavEntryProps {
  entry: SidebarEntry
  isCompact?: boolean
  onNavigate?: () => void
}

/** A screen in the sidebar. Preloads its code on hover and focus. */
export const NavEntry = ({ entry, isCompact, onNavigate }: NavEntryProps) => {
  const label = useEntryLabel()(entry)
  const preload = () => {
    if (mayFetchAhead()) preloadPath(`/${entry.path}`)
  }
  return (
    <NavLine
      to={`/${entry.path}`}
      shape={isCompact ? 'rail' : 'full'}
      title={isCompact ? label : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onNavigate}
    >
      <NavIcon name={entry.icon} />
      <Box as="span" flex="1" className={isCompact ? 'sf-hidden' : undefined}>
        {label}
      </Box>
      {entry.id === 'live-orders' && <LiveOrdersBadge isCompact={isCompact} />}
      {entry.id === 'support' && <SupportBadge isCompact={isCompact} />}
    </NavLine>
  )
}
