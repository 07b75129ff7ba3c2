import type { ChannelAction, ChannelProblem } from '@sufra/shared/contracts/channel-call'
import type { Db } from '#src/database/database.ts'

/** How a call about an order stands after a try. */
export interface Heard {
  accountId: number
  orderId: number
  action: ChannelAction
  since: Date
  result: 'done' | 'waiting' | 'refused' | 'gaveUp'
  problem: ChannelProblem | null
  /** the platform says that the order lives there no more */
  isEndedThere: boolean
  /** it was not done at the first try */
  isLate: boolean
  /** the platform's words */
  message: string
}

/** What the orders do with it. The calls are told it when they are made: they know no orders. */
export type Hear = (db: Db, heard: Heard, now: Date) => Promise<void>
