import { useRole } from '@sufra/shared/session'
import { BrandMark, Flex, IconButton, chakra } from '@sufra/shared/ui'
import { PanelRightClose, PanelRightOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InspectorButton } from '#src/remotes/inspector/inspector-button.tsx'
import { LogoutButton } from './logout-button.tsx'
import { NavList } from './nav-list.tsx'
import { PersonButton } from './person-button.tsx'
import { PlanCard } from './plan-card.tsx'
import { ShopCard } from './shop-card.tsx'
import { hasPlanCard } from './sidebar-entries.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useSidebarEntries } from './use-sidebar-entries.ts'

const Aside = chakra('aside', {
  base: {
    position: 'sticky',
    top: '0',
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    h: '100dvh',
    overflowY: 'auto',
    overflowX: 'hidden',
    bg: 'surface',
    borderInlineEndWidth: '1px',
    borderColor: 'line',
    pt: '5',
    pb: '4',
    transition: 'width {durations.fold} ease-out',
    smDown: { display: 'none' },
  },
  variants: {
    width: {
      open: { w: 'sidebar', px: '3' },
      rail: { w: 'rail', px: '2.5' },
    },
  },
})

/** Open at first (spec 4); below the desktop width there is room for the icons only. */
export const Sidebar = () => {
  const { t } = useTranslation('host')
  const [isOpen, setIsOpen] = useState(true)
  const isNarrow = useIsNarrow()
  const role = useRole()
  const entries = useSidebarEntries()
  const isRail = isNarrow || !isOpen
  const Icon = isOpen ? PanelRightClose : PanelRightOpen
  return (
    <Aside width={isRail ? 'rail' : 'open'} aria-label={t('sidebar.name')}>
      <Flex
        alignItems="center"
        justifyContent="space-between"
        gap="1"
        px={isRail ? '0' : '2'}
        pb="3"
        flexWrap={isRail ? 'wrap' : 'nowrap'}
      >
        <Flex flex={isRail ? '1 0 100%' : '1'} justifyContent={isRail ? 'center' : 'flex-start'}>
          <BrandMark isCompact={isRail} />
        </Flex>
        {!isNarrow && (
          <IconButton
            size="sm"
            mx={isRail ? 'auto' : undefined}
            label={t(isOpen ? 'sidebar.close' : 'sidebar.open')}
            aria-expanded={isOpen}
            icon={<Icon size={18} strokeWidth={1.75} aria-hidden className="sf-mirror" />}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </Flex>
      {role !== 'SuperAdmin' && <ShopCard isCompact={isRail} />}
      <NavList entries={entries} isCompact={isRail} />
      <Flex direction="column" gap="1" mt="auto" pt="3">
        {hasPlanCard(role) && !isRail && <PlanCard />}
        <PersonButton isCompact={isRail} />
        <InspectorButton isCompact={isRail} />
        <LogoutButton isCompact={isRail} />
      </Flex>
    </Aside>
  )
}
