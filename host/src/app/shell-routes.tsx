import { matchRoutes, Navigate, useLocation, useRoutes } from '@sufra/shared/router'
import type { Location, RouteObject } from '@sufra/shared/router'
import { mayOpen, useSession } from '@sufra/shared/session'
import type { SessionUser } from '@sufra/shared/session'
import { ErrorState } from '@sufra/shared/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AccessDenied } from '#src/access/access-denied.tsx'
import { carryPayment } from '#src/access/success-payment.ts'
import { useDevice } from '#src/device/use-device.ts'
import { SuspendedPage } from '#src/features/account/suspended/suspended.page.tsx'
import { useEntryLabel } from '#src/layout/navigation/use-entry-label.ts'
import { useSidebarEntries } from '#src/layout/navigation/use-sidebar-entries.ts'
import { Shell } from '#src/layout/shell.tsx'
import { settledWithin } from '#src/remotes/deadline.ts'
import { openFirstScreen } from '#src/remotes/loading/first-screen.ts'
import type { Screen } from '#src/remotes/outlet/places.ts'
import { RemotePlaces } from '#src/remotes/outlet/remote-places.tsx'
import { askRegistry } from '#src/remotes/registry/release-channel.ts'
import { useClaimedPaths } from '#src/remotes/remote-paths.ts'
import type { ClaimedPath } from '#src/remotes/remote-paths.ts'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { openRegistry, startRemotes, stopRemotes } from '#src/remotes/remotes.ts'
import { readHostConfig } from './host-config.ts'
import { dashboard, hostPages } from './host-pages.tsx'
import { queryClient } from './query-client.ts'
import { useTopOfScreen } from './use-top-of-screen.ts'

/** Titles a remote's screen like its sidebar entry, also while the remote still loads. */
const EntryTitle = ({ path }: { path: string }) => {
  const { t } = useTranslation('host')
  const entry = useSidebarEntries().find(each => each.path === path)
  const label = useEntryLabel()
  return entry && <title>{t('pageTitle', { title: label(entry) })}</title>
}

/**
 * The screens of remotes, rendered beside the routes of the host's pages, so that keep-alive screens survive a change
 * of route.
 */
const ScreenPlace = ({ here }: { here: Screen | null }) => {
  useTopOfScreen()
  return (
    <>
      {here && <EntryTitle path={here.path} />}
      <RemotePlaces here={here} />
    </>
  )
}

interface Claims {
  claims: ClaimedPath[]
  user: SessionUser | null
}

/**
 * Returns the routes of the remotes' screens. The screen is rendered beside the routes (RemotePlaces), so its route
 * renders nothing. A person without access sees a refusal and never downloads the remote.
 */
const remotePages = ({ claims, user }: Claims): RouteObject[] =>
  claims.map(claim => ({
    path: claim.path,
    handle: claim,
    element: mayOpen(user, claim) ? null : <AccessDenied key={claim.path} claim={claim} />,
  }))

/** Returns the remote's screen at an address that this person may open; null for a page of the host. */
const screenAt = (
  location: Location,
  { routes, claims, user }: Claims & { routes: RouteObject[] },
): Screen | null => {
  const route = matchRoutes(routes, location)?.at(-1)?.route
  const claim = claims.find(each => each === route?.handle)
  return claim && mayOpen(user, claim) ? { remote: claim.remote, path: claim.path } : null
}

let opening: Promise<void> | null = null

const open = async (): Promise<void> => openRegistry(await readHostConfig())

/** Opens the registry of remotes, once. */
const openRemotes = (): Promise<void> => (opening ??= open())

/**
 * State of the registry: `waiting` for the first answer, `missing` when there is no answer and no copy, else `known`.
 */
const useRegistry = (): 'waiting' | 'missing' | 'known' => {
  const source = useRemotes(state => state.source)
  useEffect(() => void openRemotes(), [])
  if (source === 'none') return 'waiting'
  return source === 'bundled' ? 'missing' : 'known'
}

/** Shown at an address that may belong to a remote, until the registry is known. Disappears by itself. */
const RegistryMissing = () => {
  const { t } = useTranslation('host')
  return (
    <ErrorState
      title={t('remotes.registryMissing')}
      detail={t('remotes.registryMissingDetail')}
      onRetry={() => void askRegistry()}
      retryLabel={t('remotes.retry')}
    />
  )
}

const ToDashboard = () => <Navigate to={carryPayment('/dashboard', useLocation().search)} replace />

const UNKNOWN_PATH = {
  waiting: null,
  missing: <RegistryMissing />,
  known: <Navigate to="/login" replace />,
}

const Screens = () => {
  const user = useSession(state => state.user)
  const claims = useClaimedPaths()
  const location = useLocation()
  const unknown = UNKNOWN_PATH[useRegistry()]
  const routes = [
    { index: true, element: <ToDashboard /> },
    ...hostPages,
    ...remotePages({ claims, user }),
    // Until the registry is known, an unknown path may belong to a remote.
    { path: '*', element: unknown },
  ]
  return (
    <>
      <ScreenPlace here={screenAt(location, { routes, claims, user })} />
      {useRoutes(routes)}
    </>
  )
}

const PATIENCE = 1000
// Milliseconds in which a slow tablet reads and runs a remote from the service worker's cache.
const REMOTE_PATIENCE = 600
const DASHBOARD_ADDRESSES = ['/', '/login', '/dashboard']

// Numbers use the Latin font in both languages. Without this preload the font arrives late and causes a second layout.
const preloadLatinFont = (): void => void document.fonts?.load('1em "Readex Pro"', '0').catch(() => undefined)

/**
 * Loads the first screen's needs before the first paint: the registry, the host's own page, and a remote's screen
 * stored on this device.
 */
export const readyFirstScreen = async (): Promise<void> => {
  const { pathname } = window.location
  // With a service worker in control, nothing that the screen needs comes over the network.
  const isKept = Boolean(navigator.serviceWorker?.controller)
  if (isKept) preloadLatinFont()
  const isDashboard = DASHBOARD_ADDRESSES.includes(pathname)
  const needed = [openRemotes(), ...(isDashboard ? [dashboard.preload()] : [])]
  // A slow registry must not delay the shell.
  await settledWithin(Promise.allSettled(needed), PATIENCE)
  const opening = openFirstScreen({ queryClient }, pathname)
  // Over the network the screen may take long; the shell is shown meanwhile.
  if (isKept) await settledWithin(opening, REMOTE_PATIENCE)
}

const OPEN_TO_SUSPENDED = ['/live-order', '/support']

/**
 * People of a suspended merchant can finish open orders and contact support. Every other screen tells them about the
 * suspension.
 */
const WhileTrading = () => {
  const isSuspended = useSession(state => state.user?.isSuspended === true)
  const { pathname } = useLocation()
  return isSuspended && !OPEN_TO_SUSPENDED.includes(pathname) ? <SuspendedPage /> : <Screens />
}

const isReading = () => queryClient.isFetching() > 0

/** All routes behind the guard. */
export const ShellRoutes = () => {
  useDevice(isReading)
  // Another role may have other active remotes.
  const role = useSession(state => state.user?.Role ?? null)
  useEffect(() => {
    if (role === null) return
    startRemotes({ queryClient }, isReading)
    return stopRemotes
  }, [role])
  return (
    <QueryClientProvider client={queryClient}>
      <Shell>
        <WhileTrading />
      </Shell>
    </QueryClientProvider>
  )
}
