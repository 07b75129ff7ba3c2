import { growingPause } from '@sufra/shared/api'

/** So often a version is tried before something else is done. */
export const TRIES = 3

const GROWTH = { first: 250, factor: 3 }

/** How long to wait (ms) before a version is tried again. */
export const pauseAfterTry = (tries: number): number => growingPause(GROWTH, tries)

export const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds))
