import { useSession } from '@sufra/shared/session'
import { forgetRegistries } from '#src/remotes/registry/kept-registries.ts'
import { forgetBoards } from './forget-boards.ts'

// Also the worker's, in src/worker/remotes.ts. Emptied from here as well: without a worker in charge nobody hears.
const REMOTES_CACHE = 'sufra-remotes'

/** Takes what is kept for one person off this device: which remotes they have, the registry, and the live orders. The host itself stays. */
const forgetPerson = (): void => {
  forgetRegistries()
  forgetBoards()
  navigator.serviceWorker?.controller?.postMessage({ kind: 'forget' })
  if ('caches' in window) caches.delete(REMOTES_CACHE).catch(() => undefined)
}

/**
 * Forgets a person as soon as they sign out, here or in another tab, or somebody else signs in. On every page: not only the shell has a way
 * out. Returns what ends it.
 */
export const forgetWhoLeaves = (): (() => void) =>
  useSession.subscribe(({ user }, { user: before }) => {
    if (before && before.Id !== user?.Id) forgetPerson()
  })
