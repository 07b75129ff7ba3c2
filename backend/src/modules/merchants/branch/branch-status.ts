import type { HoursPeriod } from '@sufra/shared/contracts/hours'
import type { Db, Scope } from '#src/database/database.ts'
import { effectiveDays } from './branch-hours.ts'
import type { DayHours } from './branch-hours.ts'
import { nextChangeOn, stateOn } from './branch-state.ts'
import type { ShownState } from './branch-state.ts'
import { findBranch } from './branch.repository.ts'

/** State and hours of a branch for its customers. */
export interface BranchStatus extends ShownState {
  /** of a busy branch: additional preparation time */
  busyMinutes: number
  /** null: no automatic change, or too far ahead */
  changesAt: Date | null
  /** the usual week */
  hours: HoursPeriod[]
  /** effective hours by date, from the current business day on */
  days: DayHours[]
}

const USUAL_BUSY_MINUTES = 15
const DAYS_AHEAD = 28

/** Returns the state that one platform has to show; undefined for an unknown branch. */
export const branchStanding = async (
  db: Db,
  { now, channelId, ...key }: { scope: Scope; id: number; channelId: number; now: Date },
): Promise<BranchStatus | undefined> => {
  const row = await findBranch(db, key)
  return (
    row && {
      ...stateOn(row, channelId, now),
      busyMinutes: row.busyMinutes ?? USUAL_BUSY_MINUTES,
      changesAt: nextChangeOn(row, channelId, now),
      hours: row.hours,
      days: effectiveDays(row, now, DAYS_AHEAD),
    }
  )
}
