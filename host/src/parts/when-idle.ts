const LIMIT_MS = 4000

/** Does something once the browser has nothing better to do, 4 s later in any case. Returns what calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: LIMIT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, LIMIT_MS / 2)
  return () => clearTimeout(timer)
}
