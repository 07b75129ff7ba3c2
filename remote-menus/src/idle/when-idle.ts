import type { LazyPart } from '@sufra/shared/ui'
import { useEffect } from 'react'

/** Later it is done in any case, in ms. */
const LIMIT_MS = 2000

/** Does something once the browser has nothing better to do. Returns what calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: LIMIT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, LIMIT_MS / 4)
  return () => clearTimeout(timer)
}

/**
 * Brings what a screen needs only when something is pressed, once the screen stands: before its first paint it would be in the way,
 * and after the press it would be late. Always the same array, or it begins anew at each render.
 */
export const usePreload = (parts: readonly Pick<LazyPart<never>, 'preload'>[]): void => {
  useEffect(
    // One that does not come is asked for again by the press.
    () => whenIdle(() => parts.forEach(part => void part.preload().catch(() => undefined))),
    [parts],
  )
}
