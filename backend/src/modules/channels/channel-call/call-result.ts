import type { ChannelAction, ChannelProblem } from '@sufra/shared/contracts/channel-call'
import type { Db } from '#src/database/database.ts'

/** State of a call about an order after an attempt. */
export interface CallResult {
  accountId: number
  orderId: number
  action: ChannelAction
  since: Date
  result: 'done' | 'waiting' | 'refused' | 'gaveUp'
  problem: ChannelProblem | null
  /** the order has ended at the platform */
  isEndedThere: boolean
  /** the first attempt failed */
  isLate: boolean
  /** the platform's message */
  message: string
}

/** Callback into the orders. It is passed in, because the calls do not depend on the orders. */
export type OnCallResult = (db: Db, heard: CallResult, now: Date) => Promise<void>
