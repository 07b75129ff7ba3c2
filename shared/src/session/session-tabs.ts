import { TOKEN_KEY } from './token-storage.ts'

const CHANNEL = 'sufra-session'

/** `renewed`: this person signed in again or has other claims, which the browser's refresh cookie already carries. */
type TabMessage = { kind: 'signed-out' } | { kind: 'renewed'; userId: number }

let channel: BroadcastChannel | null = null

const openChannel = (): BroadcastChannel | null => {
  if (!channel && typeof BroadcastChannel === 'function') channel = new BroadcastChannel(CHANNEL)
  return channel
}

const tell = (message: TabMessage): void => openChannel()?.postMessage(message)

/** Tells the other tabs that the session ended. A tab with a token in its own session storage has no other signal. */
export const announceSignOut = (): void => tell({ kind: 'signed-out' })

/** Tells the other tabs of the same person to refresh their token. */
export const announceRenewal = (userId: number): void => tell({ kind: 'renewed', userId })

const renewalListeners = new Set<(userId: number) => void>()

/** Calls `listener` when a person's session was renewed in another tab. */
export const onRenewalElsewhere = (listener: (userId: number) => void): void => {
  renewalListeners.add(listener)
}

/**
 * Calls `onSignOut` when another tab signs out, `onTokenRemoved` and `onTokenChange` when the remembered token is
 * removed or changes.
 */
export const listenToTabs = (handlers: {
  onSignOut: () => void
  onTokenRemoved: () => void
  onTokenChange: () => void
}): (() => void) => {
  const handleStorage = (change: StorageEvent) => {
    if (change.storageArea !== window.localStorage) return
    // Clearing the storage reports a null key.
    if (change.key !== TOKEN_KEY && change.key !== null) return
    if (change.newValue === null) handlers.onTokenRemoved()
    else handlers.onTokenChange()
  }
  const handleMessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'signed-out') handlers.onSignOut()
    else renewalListeners.forEach(listener => listener(data.userId))
  }
  const opened = openChannel()
  window.addEventListener('storage', handleStorage)
  opened?.addEventListener('message', handleMessage)
  return () => {
    window.removeEventListener('storage', handleStorage)
    opened?.removeEventListener('message', handleMessage)
  }
}
