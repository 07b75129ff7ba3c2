import { useIsOperator } from '@sufra/shared/session'
import { Box, Stack, chakra } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonButton } from '#src/layout/signed-in/person-button.tsx'
import { PlanCard } from '#src/layout/signed-in/plan-card.tsx'
import { ShopCard } from '#src/layout/signed-in/shop-card.tsx'
import { InspectorButton } from './inspector-button.tsx'
import { LogoutButton } from './logout-button.tsx'
import { NavEntry } from './nav-entry.tsx'
import { NavList } from './nav-list.tsx'
import { NavButton } from './nav-style.ts'
import { NotificationsBadge, NotificationsLink } from './notifications-link.tsx'
import { SearchButton } from './search-button.tsx'
import { splitForPhone } from './sidebar-entries.ts'
import { useSidebarEntries } from './use-sidebar-entries.ts'

const Bar = chakra('div', {
  base: {
    display: { base: 'grid', sm: 'none' },
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: '1',
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'bar',
    minH: '16',
    p: '1.5',
    pb: 'calc(6px + env(safe-area-inset-bottom))',
    bg: 'surface',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > nav': { display: 'contents' },
    '& a, & button': { h: 'full' },
  },
})

const Rest = ({ onClose }: { onClose: () => void }) => {
  const isOperator = useIsOperator()
  const { rest } = splitForPhone(useSidebarEntries())
  return (
    <Stack gap="4">
      {!isOperator && <ShopCard />}
      <SearchButton onPress={onClose} />
      <NotificationsLink onNavigate={onClose} />
      {rest.length > 0 && <NavList entries={rest} onNavigate={onClose} />}
      {!isOperator && <PlanCard />}
      <div>
        <PersonButton onNavigate={onClose} />
        <InspectorButton onPress={onClose} />
        <LogoutButton />
      </div>
    </Stack>
  )
}

/** Bottom bar of a phone: the first four screens and a fifth place for the rest. */
export const BottomBar = () => {
  const { t } = useTranslation('host')
  const [isOpen, setIsOpen] = useState(false)
  const { bar } = splitForPhone(useSidebarEntries())
  const close = () => setIsOpen(false)
  return (
    <>
      <Bar>
        <nav aria-label={t('sidebar.screens')}>
          {bar.map(entry => (
            <NavEntry key={entry.id} entry={entry} isCompact />
          ))}
        </nav>
        <NavButton
          type="button"
          shape="rail"
          aria-haspopup="dialog"
          title={t('sidebar.more')}
          onClick={() => setIsOpen(true)}
        >
          <Ellipsis size={20} aria-hidden />
          <span className="sf-hidden">{t('sidebar.more')}</span>
          <Box as="span" position="absolute" top="0" insetInlineEnd="0.5">
            <NotificationsBadge />
          </Box>
        </NavButton>
      </Bar>
      <Drawer isOpen={isOpen} onClose={close} title={t('sidebar.more')}>
        <Rest onClose={close} />
      </Drawer>
    </>
  )
}
