import type { QueryClient } from '@tanstack/react-query'
import { onLiveEvent } from '@sufra/shared/live'
import { patchMenu, reloadMenu } from './live-menu.queries.ts'

/** Keeps a cached menu current with what other devices, the kitchen and the timers do. Returns the way to end it. */
export const followAvailability = (queryClient: QueryClient): (() => void) => {
  const stops = [
    onLiveEvent('product.availability', ({ products }) => patchMenu(queryClient, products)),
    onLiveEvent('reset', () => void reloadMenu(queryClient)),
  ]
  return () => stops.forEach(stop => stop())
}
