import type { HoursPeriod } from '@sufra/shared/contracts/hours'
import type { Db, Scope } from '#src/database/database.ts'
import { stateOn } from './branch-state.ts'
import type { ShownState } from './branch-state.ts'
import { findBranch } from './branch.repository.ts'

/** How a branch stands to its customers. */
export interface BranchStanding extends ShownState {
  /** of a busy one: how much longer everything takes */
  busyMinutes: number
  hours: HoursPeriod[]
}

const USUAL_BUSY_MINUTES = 15

/** As one platform has to show it; undefined for a branch that is not there. */
export const branchStanding = async (
  db: Db,
  { now, channelId, ...key }: { scope: Scope; id: number; channelId: number; now: Date },
): Promise<BranchStanding | undefined> => {
  const row = await findBranch(db, key)
  return (
    row && {
      ...stateOn(row, channelId, now),
      busyMinutes: row.busyMinutes ?? USUAL_BUSY_MINUTES,
      hours: row.hours,
    }
  )
}
