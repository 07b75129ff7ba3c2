import { useLiveState, useOnline } from '@sufra/shared/live'
import type { LiveStatus } from '@sufra/shared/live'
import { useIsViewing } from '@sufra/shared/session'

export interface Connection {
  /** What the head says of the line. */
  state: LiveStatus['state']
  /** Nothing can be sent: cards keep showing what is known, their buttons wait. */
  isOffline: boolean
  /** The device has a network, the server does not answer. The host's own bar speaks of the other case. */
  isUnreachable: boolean
}

const quietly = (state: LiveStatus['state'], isViewing: boolean): LiveStatus['state'] => {
  // The stream counts as offline until the host starts it, which takes until the first list is here.
  if (state === 'offline') return 'connecting'
  // Who only looks has no stream and asks: nothing is wrong with the line, and the age says the rest.
  return state === 'polling' && isViewing ? 'live' : state
}

/** The line to the server; `isFailing` says that the last question for the list got no answer. */
export const useConnection = (isFailing: boolean): Connection => {
  const state = useLiveState()
  const hasNetwork = useOnline()
  const isUnreachable = hasNetwork && state === 'polling' && isFailing
  const isOffline = !hasNetwork || isUnreachable
  const isViewing = useIsViewing()
  return { state: isOffline ? 'offline' : quietly(state, isViewing), isOffline, isUnreachable }
}
