/** Why somebody pauses a branch. */
export const PAUSE_REASONS = [
  'TooBusy',
  'BranchClosed',
  'TechnicalProblem',
  'MenuUpdate',
  'Prayer',
  'Other',
] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** When a pause or a busy time ends, of each branch by its own hours. */
export const STATE_ENDS = ['30m', '1h', '2h', '4h', '12h', 'endOfHours', 'nextOpening'] as const
export type StateEnd = (typeof STATE_ENDS)[number]

/** When a pause of one platform ends, beside "when somebody opens it". */
export const CHANNEL_PAUSE_ENDS = ['30m', '1h', '2h', 'nextOpening'] as const satisfies StateEnd[]

/** By how many minutes a busy branch may put off what it promises. */
export const BUSY_MINUTES = [5, 10, 15, 20, 30, 45, 60] as const

/** What a branch does with orders by itself until somebody says otherwise: nothing. */
export const NO_POLICY = {
  isAutomatic: false,
  prepTimes: [],
  busyAfter: null,
  pauseAfterMissed: null,
}
