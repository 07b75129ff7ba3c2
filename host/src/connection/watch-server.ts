import { apiUrl, retryDelay, onServerSignal, reportServerSignal, waitToRetry } from '@sufra/shared/api'
import { create } from 'zustand'

const ANSWER_LIMIT_MS = 5000
const PAUSES = { first: 500, longest: 5000 }

/** `isAway`: the server did not answer the last health check. */
export const useServerAway = create<{ isAway: boolean }>()(() => ({ isAway: false }))

const hasDatabase = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'missing' in answer &&
  Array.isArray(answer.missing) &&
  !answer.missing.includes('database')

/** A missing remote is no outage. A missing database is one, and so is a response that is not the server's. */
const isThere = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
    const answer = await fetch(apiUrl('/api/health'), { cache: 'no-store', signal })
    return answer.ok || hasDatabase(await answer.json())
  } catch {
    return false
  }
}

const untilThere = async (): Promise<void> => {
  for (let misses = 1; !(await isThere()); misses += 1) {
    useServerAway.setState({ isAway: true })
    await waitToRetry(retryDelay(PAUSES, misses))
  }
  if (!useServerAway.getState().isAway) return
  useServerAway.setState({ isAway: false })
  reportServerSignal('back')
}

let watching: Promise<void> | null = null

const handleMissed = (): void => {
  watching ??= untilThere().finally(() => {
    watching = null
  })
}

/**
 * Polls the health endpoint after a failed call until the server answers, with growing pauses. Then notifies all
 * subscribers. Returns the function that ends it.
 */
export const watchServer = (): (() => void) =>
  onServerSignal(sign => {
    if (sign === 'missed') handleMissed()
  })
