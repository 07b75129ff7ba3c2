import type { HoursPeriod } from '@sufra/shared/contracts/hours'
import type { Db, Scope } from '#src/database/database.ts'
import { shownState } from './branch-state.ts'
import type { ShownState } from './branch-state.ts'
import { findBranch } from './branch.repository.ts'

/** How a branch stands to its customers. */
export interface BranchStanding extends ShownState {
  /** of a busy one: how much longer everything takes */
  busyMinutes: number
  hours: HoursPeriod[]
}

const USUAL_BUSY_MINUTES = 15

/** undefined for a branch that is not there. */
export const branchStanding = async (
  db: Db,
  { now, ...key }: { scope: Scope; id: number; now: Date },
): Promise<BranchStanding | undefined> => {
  const row = await findBranch(db, key)
  return (
    row && { ...shownState(row, now), busyMinutes: row.busyMinutes ?? USUAL_BUSY_MINUTES, hours: row.hours }
  )
}
