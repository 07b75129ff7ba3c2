import { serverNow, useServerClock } from '@sufra/shared/live'

const TICK_MS = 15_000

/** The server's time in milliseconds, renewed often enough for texts that speak in minutes. */
export const useMenuClock = (): number => {
  useServerClock(now => Math.floor(now / TICK_MS))
  return serverNow()
}
