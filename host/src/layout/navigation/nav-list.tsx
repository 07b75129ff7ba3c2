import { chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { NavEntry } from './nav-entry.tsx'
import type { SidebarEntry } from './sidebar-entries.ts'

const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '0.5', listStyle: 'none', p: '0', m: '0' },
})

export interface NavListProps {
  entries: SidebarEntry[]
  /** Shows icons alone; the names stay for screen readers and on hover. */
  isCompact?: boolean
  onNavigate?: () => void
}

export const NavList = ({ entries, isCompact, onNavigate }: NavListProps) => {
  const { t } = useTranslation('host')
  return (
    <nav aria-label={t('sidebar.screens')}>
      <List>
        {entries.map(entry => (
          <li key={entry.id}>
            <NavEntry entry={entry} isCompact={isCompact} onNavigate={onNavigate} />
          </li>
        ))}
      </List>
    </nav>
  )
}
