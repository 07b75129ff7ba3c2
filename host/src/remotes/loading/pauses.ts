import { retryDelay } from '@sufra/shared/api'

/** Number of tries of one version before the host falls back or shows a card. */
export const TRIES = 3

const GROWTH = { first: 250, factor: 3 }

/** Returns the pause (ms) before the next try of a version. */
export const pauseAfterTry = (tries: number): number => retryDelay(GROWTH, tries)

export const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds))
