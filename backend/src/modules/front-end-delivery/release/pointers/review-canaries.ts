import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { changePointer } from './change-pointer.ts'
import { findRunningCanaries, isOnlyReviewer } from './canary.repository.ts'
import type { RunningCanary } from './canary.repository.ts'
import { takeBack } from './move-pointer.ts'

/** Evaluates canaries, inside the transaction that ends one. */
export interface CanaryJudge {
  /** Returns the reason to end the canary; undefined to keep it. */
  complaintAbout(db: Db, canary: RunningCanary): Promise<string | undefined>
  /** Called after the canary was ended. */
  tell(db: Db, canary: RunningCanary): Promise<void>
}

const WHO = 'Sufra'

/** Returns true when this call ended the canary, not a person or another node in the meantime. */
const endCanary = async (db: Db, canary: RunningCanary, why: string): Promise<boolean> => {
  let hasMoved = false
  const { name, channel } = canary
  await changePointer(db, { name, channel, why, who: WHO, limits: null }, ({ current }) => {
    const move = takeBack(canary.salt)(current)
    hasMoved = move !== undefined
    return move
  })
  return hasMoved
}

/** Evaluates the running canaries, on one node at a time, and ends failing ones. Returns whether it ended any. */
export const reviewCanaries = async (
  { database, log }: Pick<Foundation, 'database' | 'log'>,
  judge: CanaryJudge,
): Promise<boolean> => {
  const review = async (db: Db, canary: RunningCanary): Promise<string | undefined> => {
    if (!(await isOnlyReviewer(db))) return undefined
    const why = await judge.complaintAbout(db, canary)
    if (why === undefined || !(await endCanary(db, canary, why))) return undefined
    await judge.tell(db, canary)
    return why
  }
  let hasEnded = false
  for (const canary of await database.run(ALL_MERCHANTS, findRunningCanaries)) {
    const why = await database.run(ALL_MERCHANTS, db => review(db, canary))
    if (why === undefined) continue
    hasEnded = true
    log.warn({ name: canary.name, channel: canary.channel, version: canary.canary }, why)
  }
  return hasEnded
}
