import { TOKEN_KEY } from './token-storage.ts'

const CHANNEL = 'sufra-session'

let channel: BroadcastChannel | null = null

const openChannel = (): BroadcastChannel | null => {
  if (!channel && typeof BroadcastChannel === 'function') channel = new BroadcastChannel(CHANNEL)
  return channel
}

/** Tells the other tabs that the session ended; a tab that keeps its token in its own session storage hears it only here. */
export const announceSignOut = (): void => openChannel()?.postMessage('signed-out')

/** Calls `onSignOut` when another tab signs out, `onTokenChange` when another tab stored a remembered token. */
export const listenToTabs = (handlers: {
  onSignOut: () => void
  onTokenChange: () => void
}): (() => void) => {
  const handleStorage = (change: StorageEvent) => {
    if (change.storageArea !== window.localStorage) return
    // A cleared storage reports a null key.
    if (change.key !== TOKEN_KEY && change.key !== null) return
    if (change.newValue === null) handlers.onSignOut()
    else handlers.onTokenChange()
  }
  const handleMessage = ({ data }: MessageEvent) => {
    if (data === 'signed-out') handlers.onSignOut()
  }
  const opened = openChannel()
  window.addEventListener('storage', handleStorage)
  opened?.addEventListener('message', handleMessage)
  return () => {
    window.removeEventListener('storage', handleStorage)
    opened?.removeEventListener('message', handleMessage)
  }
}
