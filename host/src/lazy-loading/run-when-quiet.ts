import { whenIdle } from './when-idle.ts'

/** Longer than one file of the first screen takes over a slow connection, so nothing is pending after that. */
const QUIET_MS = 4000
/** A screen that is never quiet, such as a board at peak time, has been usable for long by then. */
const LIMIT_MS = 60_000
const LOOK_EACH_MS = 500

// Performance entries of loading and of long tasks.
const WORK = ['resource', 'longtask']

/**
 * Runs `work` after the page had no requests and no long tasks for a while, after a minute at the latest:
 * preparations for the next visit must not compete with this one. `isBusy` covers what the browser does not report: a
 * pending request. Returns the function that cancels it.
 */
export const runWhenQuiet = (work: () => void, isBusy: () => boolean): (() => void) => {
  const since = performance.now()
  let lastSeen = since
  const seen = () => {
    lastSeen = performance.now()
  }
  const observers = WORK.map(type => {
    const observer = new PerformanceObserver(seen)
    observer.observe({ type })
    return observer
  })
  let callOff = () => clearInterval(timer)
  const end = () => {
    observers.forEach(observer => observer.disconnect())
    callOff()
  }
  const timer = setInterval(() => {
    if (isBusy() || document.readyState !== 'complete') seen()
    const now = performance.now()
    if (now - lastSeen < QUIET_MS && now - since < LIMIT_MS) return
    end()
    callOff = whenIdle(work)
  }, LOOK_EACH_MS)
  return end
}
