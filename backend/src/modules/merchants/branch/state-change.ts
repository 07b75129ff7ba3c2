import type { Scope } from '#src/database/database.ts'
import type { WantedStateEnd } from './state-end.ts'

/** The author of a change; `userId` is null for an automatic one. */
export interface StateActor {
  scope: Scope
  /** branches that the user is limited to; empty for all */
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
  /** absent: the whole branch; pauses of single platforms stay */
  channelIds?: number[]
}
