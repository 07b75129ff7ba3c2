const LOCK = 'sufra.ring'

// Web Locks exist only in secure contexts. Without them (plain http in a shop's network, or blocked storage, see
// host/public/start.js) every tab rings.
const hasLocks = () => navigator.locks !== undefined

/** Waits until this tab holds the ring lock. Returns a function that releases it. */
export const requestRingLock = (onHold: () => void): (() => void) => {
  if (!hasLocks()) {
    onHold()
    return () => undefined
  }
  const waiting = new AbortController()
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  void navigator.locks
    .request(LOCK, { signal: waiting.signal }, async () => {
      onHold()
      await held
    })
    .catch(() => undefined)
  return () => {
    waiting.abort()
    release()
  }
}

/** Returns true if any tab of this browser holds the ring lock. */
export const isRingLockHeld = async (): Promise<boolean> => {
  if (!hasLocks()) return false
  const { held } = await navigator.locks.query()
  return held?.some(lock => lock.name === LOCK) ?? false
}
