import { useSession } from '@sufra/shared/session'
import { forgetRegistries } from '#src/remotes/registry/kept-registries.ts'
import { forgetBoards } from './forget-boards.ts'

// Same name as in src/worker/remotes.ts. The page clears the cache too, because without a controlling worker nobody
// receives the message.
const REMOTES_CACHE = 'sufra-remotes'

/**
 * Deletes one person's data from this device: files of their remotes, the registry and live orders. The host's own
 * files stay.
 */
const forgetPerson = (): void => {
  forgetRegistries()
  forgetBoards()
  navigator.serviceWorker?.controller?.postMessage({ kind: 'forget' })
  if ('caches' in window) caches.delete(REMOTES_CACHE).catch(() => undefined)
}

/**
 * Deletes a person's data on sign-out, here or in another tab, and when another person signs in. Runs on every page,
 * since pages outside the shell can sign out too. Returns the function that ends it.
 */
export const forgetWhoLeaves = (): (() => void) =>
  useSession.subscribe(({ user }, { user: before }) => {
    if (before && before.Id !== user?.Id) forgetPerson()
  })
