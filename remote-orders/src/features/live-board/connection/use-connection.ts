import { useLiveState, useOnline } from '@sufra/shared/live'
import type { LiveStatus } from '@sufra/shared/live'
import { useIsImpersonating } from '@sufra/shared/session'

export interface Connection {
  /** Connection state shown in the header. */
  state: LiveStatus['state']
  /** Nothing can be sent: cards keep showing known data and queue or disable their actions. */
  isOffline: boolean
  /** The device has a network but the server does not answer. The host's own bar covers the other case. */
  isUnreachable: boolean
}

const quietly = (state: LiveStatus['state'], isImpersonating: boolean): LiveStatus['state'] => {
  // The stream counts as offline until the host starts it, which happens after the first list.
  if (state === 'offline') return 'connecting'
  // Impersonation has no stream and polls: the connection is fine, and the shown age says the rest.
  return state === 'polling' && isImpersonating ? 'live' : state
}

/** Returns the state of the connection; `isFailing` means that the latest list request failed. */
export const useConnection = (isFailing: boolean): Connection => {
  const state = useLiveState()
  const hasNetwork = useOnline()
  const isUnreachable = hasNetwork && state === 'polling' && isFailing
  const isOffline = !hasNetwork || isUnreachable
  const isImpersonating = useIsImpersonating()
  return { state: isOffline ? 'offline' : quietly(state, isImpersonating), isOffline, isUnreachable }
}
