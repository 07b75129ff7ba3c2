import { Box, BrandMark, Flex, IconButton, chakra } from '@sufra/shared/ui'
import { SideDrawer } from '@sufra/shared/ui/overlays'
import { PanelRightClose, PanelRightOpen } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SidebarContent } from './sidebar-content.tsx'

/**
 * `wide`: beside the page, foldable. `rail`: icons beside the page, opens
 * over it. `drawer`: opens over the page only.
 */
type SidebarForm = 'wide' | 'rail' | 'drawer'

// The specification's two breakpoints: exactly 1198 px is not desktop, and exactly 1024 px is not tablet.
const NARROW = '(max-width: 1198px)'
const TABLET = '(max-width: 1023.98px)'

const watch = (listener: () => void): (() => void) => {
  const queries = [NARROW, TABLET].map(query => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

const readForm = (): SidebarForm => {
  if (window.matchMedia(TABLET).matches) return 'drawer'
  return window.matchMedia(NARROW).matches ? 'rail' : 'wide'
}

/** Returns the sidebar's form for the width of the window. */
const useSidebarForm = (): SidebarForm => useSyncExternalStore(watch, readForm)

/** Button that opens the sidebar over the page, and the sidebar itself. */
const SidebarDrawer = () => {
  const { t } = useTranslation('host')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton
        label={t('sidebar.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<PanelRightOpen size={20} strokeWidth={1.75} aria-hidden className="sf-mirror" />}
        onClick={() => setIsOpen(true)}
      />
      <SideDrawer isOpen={isOpen} onClose={close} title={t('sidebar.name')}>
        <Flex direction="column" gap="1" minH="full">
          <SidebarContent onNavigate={close} />
        </Flex>
      </SideDrawer>
    </>
  )
}

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

const Head = ({ isRail, children }: { isRail: boolean; children: ReactNode }) => (
  <Flex
    alignItems="center"
    justifyContent={isRail ? 'center' : 'space-between'}
    gap="1"
    px={isRail ? '0' : '2'}
    pb="3"
    flexWrap={isRail ? 'wrap' : 'nowrap'}
  >
    <Flex flex={isRail ? '1 0 100%' : '1'} justifyContent={isRail ? 'center' : 'flex-start'}>
      <BrandMark isCompact={isRail} />
    </Flex>
    {children}
  </Flex>
)

const WideSidebar = () => {
  const { t } = useTranslation('host')
  const [isOpen, setIsOpen] = useState(true)
  const Icon = isOpen ? PanelRightClose : PanelRightOpen
  return (
    <Aside width={isOpen ? 'open' : 'rail'} aria-label={t('sidebar.name')}>
      <Head isRail={!isOpen}>
        <IconButton
          size="sm"
          label={t(isOpen ? 'sidebar.close' : 'sidebar.open')}
          aria-expanded={isOpen}
          icon={<Icon size={18} strokeWidth={1.75} aria-hidden className="sf-mirror" />}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Head>
      <SidebarContent isCompact={!isOpen} />
    </Aside>
  )
}

const RailSidebar = () => {
  const { t } = useTranslation('host')
  return (
    <Aside width="rail" aria-label={t('sidebar.name')}>
      <Head isRail>
        <SidebarDrawer />
      </Head>
      <SidebarContent isCompact />
    </Aside>
  )
}

/** In the row of the language switcher, at the other end. A phone has the bottom bar instead. */
const TabletSidebar = () => (
  <Box position="absolute" top="2.5" insetInlineStart="5" smDown={{ display: 'none' }}>
    <SidebarDrawer />
  </Box>
)

const FORMS = { wide: WideSidebar, rail: RailSidebar, drawer: TabletSidebar }

/** Open by default (specification#screens), icons below the desktop width, and a drawer below the tablet width. */
export const Sidebar = () => {
  const Form = FORMS[useSidebarForm()]
  return <Form />
}
