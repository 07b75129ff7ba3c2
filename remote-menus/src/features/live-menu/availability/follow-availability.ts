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

/** How often an open menu is asked for while no stream can be had. */
const POLL_MS = 30_000
/** An import tells of thousands of products in one go: the menu is read once for them. */
const GATHER_MS = 50

/** Keeps a cached menu current with what other devices, the kitchen and the timers do. Returns the way to end it. */
export const followAvailability = (queryClient: QueryClient): (() => void) => {
  let polling: ReturnType<typeof setInterval> | undefined
  let gathering: ReturnType<typeof setTimeout> | undefined
  const gathered: ProductAvailability[] = []
  const reloadGathered = () => {
    gathering = undefined
    const changes = gathered.splice(0)
    // What comes to a menu may have brought its category with it.
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
