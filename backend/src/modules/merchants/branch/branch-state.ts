import type { BranchState } from '@sufra/shared/contracts/merchant'
import { closesAt, isOpenAt, nextOpening, periodsAround } from './branch-hours.ts'
import type { WeeklyHours } from './branch-hours.ts'
import type { ChannelPause } from './branch.table.ts'

export interface BranchFacts extends WeeklyHours {
  isActive: boolean
  overrideKind: 'Busy' | 'Paused' | null
  overrideUntil: Date | null
  /** the only affected platforms; null for the whole branch */
  overrideChannelIds?: number[] | null
  channelPauses?: readonly ChannelPause[]
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

/** Returns the present pauses of single platforms. */
export const pausesAt = (
  { channelPauses = [] }: Pick<BranchFacts, 'channelPauses'>,
  now: Date,
): ChannelPause[] => channelPauses.filter(({ until }) => until === null || new Date(until) > now)

// Orders are taken again when all pauses are over; null is never.
const lastOf = (ends: (Date | null)[]): Date | null => {
  const times = ends.flatMap(end => (end ? [end.getTime()] : []))
  return times.length === ends.length ? new Date(Math.max(...times)) : null
}

const pauseEndsOf = (branch: BranchFacts, channelId: number | null, now: Date): (Date | null)[] => {
  const ofPlatform = pausesAt(branch, now)
    .filter(pause => pause.channelId === channelId)
    .map(({ until }) => (until === null ? null : new Date(until)))
  return overrideOn(branch, channelId, now) === 'Paused' ? [branch.overrideUntil, ...ofPlatform] : ofPlatform
}

/** Returns the state that one platform has to show; without a platform that of the whole branch. */
export const stateOn = (branch: BranchFacts, channelId: number | null, now: Date): ShownState => {
  if (!branch.isActive) return { state: 'Disabled', stateUntil: null }
  const override = overrideOn(branch, channelId, now)
  const pauseEnds = pauseEndsOf(branch, channelId, now)
  if (pauseEnds.length > 0) return { state: 'Paused', stateUntil: lastOf(pauseEnds) }
  const periods = periodsAround(branch, now)
  if (!isOpenAt(periods, now)) return { state: 'ClosedBySchedule', stateUntil: nextOpening(periods, now) }
  if (override === 'Busy') return { state: 'Busy', stateUntil: branch.overrideUntil }
  return { state: 'Open', stateUntil: closesAt(periods, now) }
}

const earlierOf = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other)

/** Returns the next automatic change on a platform; a busy branch still closes at the end of its hours. */
export const nextChangeOn = (branch: BranchFacts, channelId: number, now: Date): Date | null => {
  const { state, stateUntil } = stateOn(branch, channelId, now)
  return state === 'Busy' ? earlierOf(stateUntil, closesAt(periodsAround(branch, now), now)) : stateUntil
}

/**
 * Returns the shown state of a branch: the first of Disabled, Paused, ClosedBySchedule, Busy, Open that
 * applies (specification#branches).
 */
export const shownState = (branch: BranchFacts, now: Date): ShownState => stateOn(branch, null, now)
