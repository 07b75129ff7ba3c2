const LIMIT_MS = 4000

/** Runs `work` when the browser is idle, after 4 s at the latest. Returns the function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: LIMIT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, LIMIT_MS / 2)
  return () => clearTimeout(timer)
}
