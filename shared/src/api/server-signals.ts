/**
 * `missed`: a call got no answer, or only a proxy's. `back`: the server answers again. `viewOnly`: the operator tried
 * to change something during an impersonation.
 */
export type ServerSignal = 'missed' | 'back' | 'viewOnly'

type Listener = (sign: ServerSignal) => void

const listeners = new Set<Listener>()

/** Calls `listener` with every signal of the server. Returns the function that unsubscribes. */
export const onServerSignal = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reports a signal, for callers that reach the server without `api` and for the server check. */
export const reportServerSignal = (sign: ServerSignal): void => {
  for (const listener of listeners) listener(sign)
}

// A proxy answers so if the server is unreachable, and the server itself if its database is.
const AWAY = new Set([502, 503, 504])

export const isAwayStatus = (status: number): boolean => AWAY.has(status)
