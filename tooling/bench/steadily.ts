import { setTimeout as wait } from 'node:timers/promises'

export interface Turn {
  milliseconds: number
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
      return { isDone, milliseconds: performance.now() - due }
    },
  )
  return Promise.all(turns)
}
