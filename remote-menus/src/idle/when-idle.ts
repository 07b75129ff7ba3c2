import type { LazyPart } from '@sufra/shared/ui'
import { useEffect } from 'react'

/** Latest start in ms, even if the browser never becomes idle. */
const LIMIT_MS = 2000

/** Runs `work` when the browser is idle. Returns a function that cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: LIMIT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, LIMIT_MS / 4)
  return () => clearTimeout(timer)
}

/**
 * Preloads the lazy parts that a screen needs only after a press. It runs once the screen is painted, so that it delays
 * neither the first paint nor the press. Pass a constant array, or the preload restarts at each render.
 */
export const usePreload = (parts: readonly Pick<LazyPart<never>, 'preload'>[]): void => {
  useEffect(
    // A part that fails to load is requested again by the press.
    () => whenIdle(() => parts.forEach(part => void part.preload().catch(() => undefined))),
    [parts],
  )
}
