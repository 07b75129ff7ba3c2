import type { Scope } from '#src/database/database.ts'
import type { WantedStateEnd } from './state-end.ts'

/** Who changes it. Nobody when Sufra does so itself. */
export interface StateActor {
  scope: Scope
  /** what the user is limited to; empty for all */
  branchIds: number[]
  userId: number | null
  now: Date
}

export interface StateChange {
  branchIds: number[]
  state: 'Busy' | 'Paused' | 'Open'
  minutes?: number
  end?: WantedStateEnd
  reason?: string
  /** absent: the branch as a whole, whose platforms keep the pauses that they have of their own */
  channelIds?: number[]
}
