/** Reasons for pausing a branch. */
export const PAUSE_REASONS = [
  'TooBusy',
  'BranchClosed',
  'TechnicalProblem',
  'MenuUpdate',
  'Prayer',
  'Other',
] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

/** Ends of a pause or busy time, by each branch's own hours. */
export const STATE_ENDS = ['30m', '1h', '2h', '4h', '12h', 'endOfHours', 'nextOpening'] as const
export type StateEnd = (typeof STATE_ENDS)[number]

/** Ends of a platform's pause, beside "until a person opens it". */
export const CHANNEL_PAUSE_ENDS = ['30m', '1h', '2h', 'nextOpening'] as const satisfies StateEnd[]

/** Minutes by which a busy branch may delay its promises. */
export const BUSY_MINUTES = [5, 10, 15, 20, 30, 45, 60] as const

/** Default policy of a branch: no automatic actions. */
export const NO_POLICY = {
  isAutomatic: false,
  prepTimes: [],
  busyAfter: null,
  pauseAfterMissed: null,
}
