import type { BranchState } from '@sufra/shared/contracts/merchant'
import { closesAt, isOpenAt, nextOpening, periodsAround } from './branch-hours.ts'
import type { WeeklyHours } from './branch-hours.ts'

export interface BranchFacts extends WeeklyHours {
  isActive: boolean
  overrideKind: 'Busy' | 'Paused' | null
  overrideUntil: Date | null
  /** the only platforms that it is about; null for the whole branch */
  overrideChannelIds?: number[] | null
}

export interface ShownState {
  state: BranchState
  stateUntil: Date | null
}

const overrideOn = (branch: BranchFacts, channelId: number | null, now: Date): 'Busy' | 'Paused' | null => {
  const { overrideKind, overrideUntil, overrideChannelIds = null } = branch
  if (overrideUntil !== null && overrideUntil <= now) return null
  const isMeant =
    overrideChannelIds === null || (channelId !== null && overrideChannelIds.includes(channelId))
  return isMeant ? overrideKind : null
}

/** What one platform has to show of a branch. Without a platform: the branch as a whole. */
export const stateOn = (branch: BranchFacts, channelId: number | null, now: Date): ShownState => {
  if (!branch.isActive) return { state: 'Disabled', stateUntil: null }
  const override = overrideOn(branch, channelId, now)
  if (override === 'Paused') return { state: 'Paused', stateUntil: branch.overrideUntil }
  const periods = periodsAround(branch, now)
  if (!isOpenAt(periods, now)) return { state: 'ClosedBySchedule', stateUntil: nextOpening(periods, now) }
  if (override === 'Busy') return { state: 'Busy', stateUntil: branch.overrideUntil }
  return { state: 'Open', stateUntil: closesAt(periods, now) }
}

/** The one state shown for a branch: the first of Disabled, Paused, ClosedBySchedule, Busy, Open that applies (specification#branches). */
export const shownState = (branch: BranchFacts, now: Date): ShownState => stateOn(branch, null, now)
