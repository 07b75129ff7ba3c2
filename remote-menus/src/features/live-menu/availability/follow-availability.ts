import type { QueryClient } from '@tanstack/react-query'
import { onLiveEvent, onLiveState, syncServerClock } from '@sufra/shared/live'
import type { ProductAvailability } from '@sufra/shared/contracts/live-event'
import { reloadCategories } from '#src/categories/categories.queries.ts'
import {
  brandsWithOthers,
  patchChoices,
  patchMenu,
  reloadEdited,
  reloadMenu,
} from '#src/products/products.queries.ts'

/** Polling interval of an open menu in ms while the stream is down. */
const POLL_MS = 30_000
/** Window in ms that collects events: an import sends thousands, and one reload covers them. */
const GATHER_MS = 50

/** Updates the cached menu from the stream, or by polling. Returns a function that stops it. */
export const followAvailability = (queryClient: QueryClient): (() => void) => {
  let polling: ReturnType<typeof setInterval> | undefined
  let gathering: ReturnType<typeof setTimeout> | undefined
  const gathered: ProductAvailability[] = []
  const reloadGathered = () => {
    gathering = undefined
    const changes = gathered.splice(0)
    // A new product may belong to a new category.
    if (brandsWithOthers(queryClient, changes).size > 0) void reloadCategories(queryClient)
    void reloadEdited(queryClient, changes)
  }
  const stops = [
    onLiveEvent('product.availability', ({ products }) => {
      patchMenu(queryClient, products)
      gathered.push(...products.filter(({ isEdited }) => isEdited))
      if (gathered.length > 0) gathering ??= setTimeout(reloadGathered, GATHER_MS)
    }),
    () => clearTimeout(gathering),
    onLiveEvent('choice.availability', ({ choices }) => patchChoices(queryClient, choices)),
    // Devices may have wrong clocks, so heartbeats synchronize the server time.
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
