import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const MINUTE = 60_000
const MOST_RETRIES = 1

/** An error from 400 to 499 is final: a retry gives the same answer. */
const canBeDifferent = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status < 400 || error.status >= 500

/** Returns a query client with the specification's defaults (specification#data-in-the-browser). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30 * MINUTE,
        gcTime: 5 * MINUTE,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MOST_RETRIES && canBeDifferent(error),
      },
      // Without a network a mutation fails at once. A paused one would run unseen later, when nobody expects it.
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
