const LOCK = 'sufra.ring'

// Web Locks exist in secure contexts only; on plain http in a shop's network every tab rings for itself. So it does where the browser
// lets nothing be kept (host/public/start.js).
const hasLocks = () => navigator.locks !== undefined

/** Waits until this tab is the one that rings. Returns the way to give it up. */
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

/** Whether some tab of this browser rings. */
export const isRingLockHeld = async (): Promise<boolean> => {
  if (!hasLocks()) return false
  const { held } = await navigator.locks.query()
  return held?.some(lock => lock.name === LOCK) ?? false
}
