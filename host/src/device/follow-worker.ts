import { onServerSign } from '@sufra/shared/api'
import { useSession } from '@sufra/shared/session'
import { useRemotes } from '#src/remotes/remote-store.ts'
import { isNewHost } from '#src/worker/messages.ts'
import type { Line } from '#src/worker/messages.ts'
import { takeNewHost, useNewHost } from './host-update.ts'
import { wantedFiles } from './kept-files.ts'

const WORKER = '/sw.js'
const LOOK_EACH_MS = 3_600_000

type Registration = ServiceWorkerRegistration

/** Tells the worker what to keep, whenever the registry, the person or what runs here says otherwise. */
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

// The page of a first visit has the script in it, and says whose it is.
const isOlderThan = (main: string): boolean =>
  ![...document.scripts].some(({ src, dataset }) => (dataset.from ?? src).endsWith(main))

/** Looks for a newer build where one may have come: each hour, and when the network or the server is back. */
const followBuilds = (registration: Registration): (() => void) => {
  const look = () => void registration.update().catch(() => undefined)
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    if (isNewHost(data)) useNewHost.setState({ isThere: isOlderThan(data.main) })
  }
  const timer = setInterval(look, LOOK_EACH_MS)
  const stops = [
    onServerSign(sign => sign === 'back' && look()),
    // Nothing is typed then, and whoever comes next touches the page, so that it may ring.
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

/** A worker that has just come saw no page open: it hears how long this one waited. */
const tellLine = (registration: Registration): void => {
  const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'))
  // Of all the fastest: what the server did for the others is not the line's.
  const took = Math.min(...answers.map(({ duration }) => duration))
  if (took < Infinity) registration.active?.postMessage({ kind: 'line', took } satisfies Line)
}

/** Installs the worker, and follows with it what this person needs and which build there is. Returns what ends it. */
export const followWorker = async (): Promise<() => void> => {
  const { serviceWorker } = navigator
  const isFirst = !serviceWorker.controller
  await serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' })
  const registration = await serviceWorker.ready
  // An installed one asks for its room once and for all; in a tab some browsers would ask the person.
  if (window.matchMedia('(display-mode: standalone)').matches) await navigator.storage?.persist()
  if (isFirst) tellLine(registration)
  const stops = [followWishes(registration), followBuilds(registration)]
  return () => stops.forEach(stop => stop())
}
