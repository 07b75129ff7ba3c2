/**
 * `missed`: a call got no answer, or a proxy's in the server's place. `back`: it answers again after it had been away.
 * `viewOnly`: who only looks tried to change something.
 */
export type ServerSign = 'missed' | 'back' | 'viewOnly'

type Listener = (sign: ServerSign) => void

const listeners = new Set<Listener>()

/** Calls `listener` with every sign of the server until the function that it returns is called. */
export const onServerSign = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For what asks the server without `api`, and for the one who watches over it. */
export const tellServerSign = (sign: ServerSign): void => {
  for (const listener of listeners) listener(sign)
}

// What stands before the server answers so when it is away, and the server itself without its database.
const AWAY = new Set([502, 503, 504])

export const isAwayStatus = (status: number): boolean => AWAY.has(status)
