import { setTimeout as wait } from 'node:timers/promises'

export interface Turn {
  milliseconds: number
  /** from the start of the first turn, in ms */
  endedAt: number
  isDone: boolean
}

/** Starts `work` at a fixed rate per second, regardless of earlier runs. Times count from each due time. */
export const runAtConstantRate = async (
  { perSecond, seconds }: { perSecond: number; seconds: number },
  work: (turn: number) => Promise<boolean>,
): Promise<Turn[]> => {
  const begun = performance.now()
  const turns = Array.from(
    { length: Math.round(perSecond * seconds) },
    async (_none, turn): Promise<Turn> => {
      const due = begun + (turn / perSecond) * 1000
      await wait(Math.max(0, due - performance.now()))
      const isDone = await work(turn)
      const now = performance.now()
      return { isDone, milliseconds: now - due, endedAt: now - begun }
    },
  )
  return Promise.all(turns)
}

/** Returns the rate per second: over the given time, or the time until the last turn ended, whichever is longer. */
export const rateOf = (turns: readonly Turn[], seconds: number): number => {
  const took = turns.reduce((longest, { endedAt }) => Math.max(longest, endedAt), seconds * 1000)
  return (turns.filter(({ isDone }) => isDone).length * 1000) / took
}
