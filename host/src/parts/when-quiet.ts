import { whenIdle } from './when-idle.ts'

/** A file of the first screen takes less than this over a slow line, so that nothing is on its way any more. */
const QUIET_MS = 4000
/** A screen that never rests, as a board in a rush does, was usable long before. */
const LIMIT_MS = 60_000
const LOOK_EACH_MS = 500

// What a screen is made of, and what it is late with.
const WORK = ['resource', 'longtask']

/**
 * Does something once the page has had nothing to fetch and nothing to work on for a while, a minute later in any case: what is for the
 * next visit must not take line or processor from this one. `isBusy` says what the browser does not tell: a request without an answer.
 * Returns what calls it off.
 */
export const whenQuiet = (work: () => void, isBusy: () => boolean): (() => void) => {
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
