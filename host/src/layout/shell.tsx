import { Box, Flex, chakra } from '@sufra/shared/ui'
import { Toaster } from '@sufra/shared/ui/overlays'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineBar } from '#src/connection/offline-bar.tsx'
import { ServerBar } from '#src/connection/server-bar.tsx'
import { LanguageSwitcher } from '#src/language/language-switcher.tsx'
import { usePalette } from '#src/layout/navigation/palette-state.ts'
import { loadArea } from '#src/lazy-loading/area.ts'
import { lazyPart } from '#src/lazy-loading/lazy-part.tsx'
import { InspectorDoor } from '#src/remotes/inspector/inspector-door.tsx'
import { OverrideBanner } from '#src/remotes/overrides/override-banner.tsx'
import { useNewHost } from '#src/lazy-loading/host-update.ts'
import { ClosingBanner } from './closing/closing-banner.tsx'
import { ExpiredBar } from './expired-bar.tsx'
import { BottomBar } from './navigation/bottom-bar.tsx'
import { Sidebar } from './navigation/sidebar.tsx'
import { OverlayGround } from './overlay-ground.tsx'
import { useGoKeys } from './palette/keys/use-go-keys.ts'
import { usePaletteKey } from './palette/keys/use-palette-key.ts'
import { PausedBar } from './paused-bar.tsx'
import { SuspendedBar } from './suspended-bar.tsx'
import { useLiveFeed } from './use-live-feed.ts'
import { useNotificationFeed } from './use-notification-feed.ts'
import { useSettlingScreen } from './use-settling-screen.ts'
import { useTicketFeed } from './use-ticket-feed.ts'
import { ViewBanner } from './impersonation/view-banner.tsx'

const MAIN_ID = 'main'

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    insetInlineStart: '3',
    top: '3',
    zIndex: 'toast',
    px: '4',
    py: '2.5',
    bg: 'primary',
    color: 'primary.ink',
    borderRadius: 'control',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
})

/** First Tab stop: skips the sidebar to the screen. */
const SkipLink = () => {
  const { t } = useTranslation('host')
  return <Anchor href={`#${MAIN_ID}`}>{t('skipToContent')}</Anchor>
}

const palette = lazyPart(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "palette" */ './palette/palette.tsx'),
    loadArea('palette'),
  ])
  return part.Palette
})

/** Opens the command palette by Ctrl+K or ⌘K, and screens by G and a letter. The palette's code loads only then. */
const PaletteDoor = () => {
  const isOpen = usePalette(state => state.isOpen)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  usePaletteKey()
  useGoKeys()
  return wasOpened ? <palette.Part /> : null
}

const bar = lazyPart(() =>
  import(/* webpackChunkName: "update-bar" */ '../device/update-bar.tsx').then(({ UpdateBar }) => UpdateBar),
)

/** Banner on every screen when a newer build of the host is ready. Its code loads only then. */
const UpdateBanner = () => (useNewHost(state => state.isThere) ? <bar.Part /> : null)

const Main = chakra('main', {
  base: {
    px: '7',
    pt: '3',
    pb: '10',
    maxW: 'page',
    outline: 'none',
    // Room for the bottom bar, which lies over the end of the page.
    smDown: { px: '4', pb: '90px' },
    // Printers omit backgrounds, which draw bars and dots.
    _print: { p: '0', maxW: 'none', printColorAdjust: 'exact' },
  },
})

/** Frame around the page, hidden in print. */
const Around = chakra('div', { base: { display: 'contents', _print: { display: 'none' } } })

/** Container of bars and screen; as high as both, even beyond the window. */
const Ground = ({ children }: { children: ReactNode }) => (
  <Box ref={useSettlingScreen<HTMLDivElement>()} flex="1" minW="0" alignSelf="flex-start" position="relative">
    {children}
  </Box>
)

/** A component of its own: otherwise each event would rerender the whole frame. */
const Feeds = () => {
  useLiveFeed()
  useTicketFeed()
  useNotificationFeed()
  return null
}

/** Frame of every screen behind the guard: sidebar, top bar with the language switcher, and the screen. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <Around>
      <SkipLink />
    </Around>
    <Flex minH="100dvh" _print={{ display: 'block', minH: '0' }}>
      <Around>
        <Sidebar />
      </Around>
      <Ground>
        <ViewBanner />
        <Around>
          <OfflineBar />
          <SuspendedBar />
          <ExpiredBar />
          <ClosingBanner />
          <PausedBar />
          <ServerBar />
          <OverrideBanner />
          <UpdateBanner />
          <Flex as="header" justifyContent="flex-end" px={{ base: '4', sm: '7' }} pt="3.5">
            <LanguageSwitcher />
          </Flex>
        </Around>
        <Main id={MAIN_ID} tabIndex={-1}>
          {children}
        </Main>
      </Ground>
    </Flex>
    <Around>
      <BottomBar />
      <InspectorDoor />
      <PaletteDoor />
      <Toaster />
      <OverlayGround />
    </Around>
    <Feeds />
  </>
)
