import type { AcceptancePolicy } from '@sufra/shared/contracts/acceptance'
import type { EscalationSettings } from '@sufra/shared/contracts/escalation'
import type { AtEnd, Db } from '#src/database/database.ts'
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

/** A later event of a platform about an order. */
export interface ToldOf {
  channelId: number
  event: LaterEvent
}

/** `absent`: the order has not arrived. `unchanged`: too late or repeated. `repeated`: the order exists already. */
export type IntakeResult = 'done' | 'absent' | 'unchanged' | 'repeated'

export interface Intake {
  accountId: number
  arrivals: Arrival[]
  /** in the order of arrival; may concern orders in `arrivals` */
  told: ToldOf[]
  now: Date
}

export interface TakenIn {
  /** results in the same order */
  arrivals: IntakeResult[]
  /** ids of the orders created by this call, in the same order; null for the others */
  orderIds: (number | null)[]
  told: IntakeResult[]
  /**
   * Notifies all browsers. It has to be the last write of the transaction, because the merchant's other
   * writers wait from it until the commit.
   */
  announcement: { execute(): Promise<unknown> } | null
}

/** Callback that takes in a merchant's orders. It is passed in, because the inbox does not depend on the orders. */
export type TakeIn = (db: Db, intake: Intake, atEnd: AtEnd) => Promise<TakenIn>

/** Callback that acknowledges arrived orders to their platforms: writes for `atEnd`. */
export type Acknowledge = (
  db: Db,
  arrived: {
    accountId: number
    orders: { orderId: number; channelOrderId: string; channelId: number; integrationId: number }[]
    now: Date
  },
) => { execute(): Promise<unknown> }[]
