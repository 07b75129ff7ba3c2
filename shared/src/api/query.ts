import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const MINUTE = 60_000
const MOST_RETRIES = 1

/** A refusal below 500 says the same the second time: a missing thing is missing, a foreign one foreign. */
const canBeDifferent = (error: Error): boolean =>
  !(error instanceof ApiError) || error.status < 400 || error.status >= 500

/** A query client with the specification's defaults (specification#data-in-the-browser). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30 * MINUTE,
        gcTime: 5 * MINUTE,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MOST_RETRIES && canBeDifferent(error),
      },
      // Without a network a press fails at once: held back, it would be done unseen once there is one, long after it was meant.
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
