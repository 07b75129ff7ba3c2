import type { QueryClient } from '@tanstack/react-query'
import { onLiveEvent, onLiveState, syncServerClock } from '@sufra/shared/live'
import { patchChoices, patchMenu, reloadEdited, reloadMenu } from '#src/products/products.queries.ts'

/** How often an open menu is asked for while no stream can be had. */
const POLL_MS = 30_000

/** Keeps a cached menu current with what other devices, the kitchen and the timers do. Returns the way to end it. */
export const followAvailability = (queryClient: QueryClient): (() => void) => {
  let polling: ReturnType<typeof setInterval> | undefined
  const stops = [
    onLiveEvent('product.availability', ({ products }) => {
      patchMenu(queryClient, products)
      void reloadEdited(queryClient, products)
    }),
    onLiveEvent('choice.availability', ({ choices }) => patchChoices(queryClient, choices)),
    // A kitchen tablet's clock may be wrong by minutes: the server's heartbeat says how much.
    onLiveEvent('heartbeat', ({ serverTime }) => syncServerClock(serverTime)),
    onLiveEvent('reset', () => void reloadMenu(queryClient)),
    onLiveState(state => {
      clearInterval(polling)
      if (state === 'polling') polling = setInterval(() => void reloadMenu(queryClient), POLL_MS)
    }),
    () => clearInterval(polling),
  ]
  return () => stops.forEach(stop => stop())
}
