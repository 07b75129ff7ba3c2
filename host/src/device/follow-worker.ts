import { onServerSignal } from '@sufra/shared/api'
import { useSession } from '@sufra/shared/session'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { isNewHost } from '#src/worker/messages.ts'
import type { Line } from '#src/worker/messages.ts'
import { takeNewHost, useNewHost } from '#src/lazy-loading/host-update.ts'
import { wantedFiles } from './kept-files.ts'

const WORKER = '/sw.js'
const LOOK_EACH_MS = 3_600_000

type Registration = ServiceWorkerRegistration

/**
 * Sends the worker the list of files to store whenever the registry, the person or the running version changes it.
 */
const followWishes = (registration: Registration): (() => void) => {
  let told = ''
  const tell = () => {
    const wanted = wantedFiles()
    const words = JSON.stringify(wanted)
    if (wanted && words !== told) registration.active?.postMessage(wanted)
    told = words
  }
  const stops = [useRemotes.subscribe(tell), useSession.subscribe(tell)]
  tell()
  return () => stops.forEach(stop => stop())
}

// The page of a first visit has its script inlined; `data-from` names the file.
const isOlderThan = (main: string): boolean =>
  ![...document.scripts].some(({ src, dataset }) => (dataset.from ?? src).endsWith(main))

/** Checks for a newer build each hour and when the network or the server is back. */
const followBuilds = (registration: Registration): (() => void) => {
  const look = () => void registration.update().catch(() => undefined)
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    if (isNewHost(data)) useNewHost.setState({ isThere: isOlderThan(data.main) })
  }
  const timer = setInterval(look, LOOK_EACH_MS)
  const stops = [
    onServerSignal(sign => sign === 'back' && look()),
    // After a sign-out no typed text can be lost. The next person touches the page, which allows it to play sounds
    // again.
    useSession.subscribe(({ user }) => {
      if (!user && useNewHost.getState().isThere) takeNewHost()
    }),
  ]
  window.addEventListener('online', look)
  navigator.serviceWorker.addEventListener('message', handleMessage)
  return () => {
    clearInterval(timer)
    stops.forEach(stop => stop())
    window.removeEventListener('online', look)
    navigator.serviceWorker.removeEventListener('message', handleMessage)
  }
}

/** A new worker has seen no request yet, so the page sends it the duration of its own. */
const tellLine = (registration: Registration): void => {
  const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'))
  // The fastest response: the others include work of the server.
  const took = Math.min(...answers.map(({ duration }) => duration))
  if (took < Infinity) registration.active?.postMessage({ kind: 'line', took } satisfies Line)
}

/**
 * Registers the service worker, keeps its file list current and watches for newer builds. Returns the function that
 * ends it.
 */
export const followWorker = async (): Promise<() => void> => {
  const { serviceWorker } = navigator
  const isFirst = !serviceWorker.controller
  await serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' })
  const registration = await serviceWorker.ready
  // An installed application requests persistent storage. In a tab some browsers would show a prompt.
  if (window.matchMedia('(display-mode: standalone)').matches) await navigator.storage?.persist()
  if (isFirst) tellLine(registration)
  const stops = [followWishes(registration), followBuilds(registration)]
  return () => stops.forEach(stop => stop())
}
