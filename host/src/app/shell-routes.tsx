import { Navigate, useLocation, useRoutes } from '@sufra/shared/router'
import { useSession } from '@sufra/shared/session'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { carryPayment } from '#src/access/success-payment.ts'
import { useDevice } from '#src/device/use-device.ts'
import { SuspendedPage } from '#src/features/account/suspended/suspended.page.tsx'
import { Shell } from '#src/layout/shell.tsx'
import { settledWithin } from '#src/remotes/deadline.ts'
import { openFirstScreen } from '#src/remotes/loading/first-screen.ts'
import { useClaimedPaths } from '#src/remotes/remote-paths.ts'
import { startRemotes, stopRemotes } from '#src/remotes/remotes.ts'
import { dashboard, hostPages } from './host-pages.tsx'
import { queryClient } from './query-client.ts'
import { openRemotes, useRegistry } from './registry.ts'
import { RegistryMissing } from './registry-missing.tsx'
import { remotePages, screenAt } from './remote-pages.tsx'
import { ScreenPlace } from './screen-place.tsx'

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
