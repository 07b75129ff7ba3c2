import type { AcceptancePolicy } from '@sufra/shared/contracts/acceptance'
import type { EscalationSettings } from '@sufra/shared/contracts/escalation'
import type { Db } from '#src/database/database.ts'
import type { LaterEvent, PlacedOrder } from '#src/modules/channels/channel/channel.service.ts'

/** The shop of an order: the branch behind the platform's store number. */
export interface Shop {
  accountId: number
  serviceProviderId: number
  branchId: number
  branchName: string
  prepMinutes: number
  autoStartPreparing: boolean
  /** escalation steps for untouched new orders */
  escalation: EscalationSettings | null
  timeZone: string
  /** the branch's automatic acceptance */
  acceptance: AcceptancePolicy
  /** additional preparation time at present */
  busyMinutes: number
  channelId: number
  acceptWindowSeconds: number
}

/** An order that arrived. */
export interface Arrival {
  shop: Shop
  channelOrderId: string
  /** null: only its number is readable */
  content: PlacedOrder | null
  /** the unreadable part; null for a complete order */
  complaint: string | null
}

export type { LaterEvent }

/** A later event of a platform, with the platform. */
export interface LaterEventOfChannel {
  channelId: number
  event: LaterEvent
}

/** `absent`: the order has not arrived. `unchanged`: too late or repeated. `repeated`: the order exists already. */
export type IntakeResult = 'done' | 'absent' | 'unchanged' | 'repeated'

export interface Intake {
  accountId: number
  arrivals: Arrival[]
  /** in the order of arrival; may concern orders in `arrivals` */
  laterEvents: LaterEventOfChannel[]
  now: Date
}

/** A query that has not started. */
export interface Write {
  execute(): Promise<unknown>
}

export interface IntakeResults {
  /** results in the same order */
  arrivals: IntakeResult[]
  /** ids of the orders created by this call, in the same order; null for the others */
  orderIds: (number | null)[]
  laterEvents: IntakeResult[]
  /** writes that may be sent together with the commit */
  writes: Write[]
  /**
   * Notify all browsers. They have to be the last writes of the transaction, because the merchant's other writers
   * wait from them until the commit.
   */
  announcements: Write[]
}

/** Callback that takes in a merchant's orders. It is passed in, because the inbox does not depend on the orders. */
export type TakeIn = (db: Db, intake: Intake) => Promise<IntakeResults>

/** Callback that acknowledges arrived orders to their platforms. Returns writes for the end of the transaction. */
export type Acknowledge = (
  db: Db,
  arrived: {
    accountId: number
    orders: { orderId: number; channelOrderId: string; channelId: number; integrationId: number }[]
    now: Date
  },
) => Write[]
