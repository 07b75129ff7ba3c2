import { setTimeout as wait } from 'node:timers/promises'

export interface Turn {
  milliseconds: number
  /** from the beginning of the first turn, in ms */
  endedAt: number
  isDone: boolean
}

/** Begins `work` so many times a second, whatever became of the earlier ones. Times run from when each was due. */
export const steadily = async (
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

/** How many were done a second: of the time that was given for them, or that it took until the last one was back. */
export const rateOf = (turns: readonly Turn[], seconds: number): number => {
  const took = turns.reduce((longest, { endedAt }) => Math.max(longest, endedAt), seconds * 1000)
  return (turns.filter(({ isDone }) => isDone).length * 1000) / took
}
