import { QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/** A query client with the specification's defaults (specification#data-in-the-browser). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30 * MINUTE, gcTime: 5 * MINUTE, refetchOnWindowFocus: false, retry: 1 },
      // What was pressed without a line fails at once. Held back unseen, it would be done when nobody thinks of it any more.
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
