import type { BranchState } from '@sufra/shared/contracts/merchant'
import { closesAt, isOpenAt, nextOpening, periodsAround } from './branch-hours.ts'
import type { WeeklyHours } from './branch-hours.ts'

export interface BranchFacts extends WeeklyHours {
  isActive: boolean
  overrideKind: 'Busy' | 'Paused' | null
  overrideUntil: Date | null
}

export interface ShownState {
  state: BranchState
  stateUntil: Date | null
}

/** The one state shown for a branch: the first of Disabled, Paused, ClosedBySchedule, Busy, Open that applies (specification#branches). */
export const shownState = (branch: BranchFacts, now: Date): ShownState => {
  if (!branch.isActive) return { state: 'Disabled', stateUntil: null }
  const isOverridden = branch.overrideUntil === null || branch.overrideUntil > now
  if (branch.overrideKind === 'Paused' && isOverridden) {
    return { state: 'Paused', stateUntil: branch.overrideUntil }
  }
  const periods = periodsAround(branch, now)
  if (!isOpenAt(periods, now)) return { state: 'ClosedBySchedule', stateUntil: nextOpening(periods, now) }
  if (branch.overrideKind === 'Busy' && isOverridden)
    return { state: 'Busy', stateUntil: branch.overrideUntil }
  return { state: 'Open', stateUntil: closesAt(periods, now) }
}
