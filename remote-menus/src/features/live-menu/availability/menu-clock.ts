import { serverNow, useServerClock } from '@sufra/shared/live'

const TICK_MS = 15_000

/** Returns the server time in ms, updated often enough for texts in minutes. */
export const useMenuClock = (): number => {
  useServerClock(now => Math.floor(now / TICK_MS))
  return serverNow()
}
