import type { AcceptancePolicy } from '@sufra/shared/contracts/acceptance'
import type { EscalationSettings } from '@sufra/shared/contracts/escalation'
import type { AtEnd, Db } from '#src/database/database.ts'
import type { LaterEvent, PlacedOrder } from '#src/modules/channels/channel/channel.service.ts'

/** Where an order arrived: the branch of the integration that the platform's store number names. */
export interface Shop {
  accountId: number
  serviceProviderId: number
  branchId: number
  branchName: string
  prepMinutes: number
  autoStartPreparing: boolean
  /** what happens there while nobody touches a new order */
  escalation: EscalationSettings | null
  timeZone: string
  /** what the branch does with orders by itself */
  acceptance: AcceptancePolicy
  /** by how much longer an order takes just now */
  busyMinutes: number
  channelId: number
  acceptWindowSeconds: number
}

/** An order that arrived. */
export interface Arrival {
  shop: Shop
  channelOrderId: string
  /** null: only its number could be read */
  content: PlacedOrder | null
  /** which part could not be read; null for an order that was read whole */
  complaint: string | null
}

export type { LaterEvent }

/** What a platform told of an order after it had placed it. */
export interface ToldOf {
  channelId: number
  event: LaterEvent
}

/**
 * `absent`: its order has not arrived. `unchanged`: it comes too late or twice. `repeated`: the order is here already.
 */
export type IntakeResult = 'done' | 'absent' | 'unchanged' | 'repeated'

export interface Intake {
  accountId: number
  arrivals: Arrival[]
  /** in the order of arrival; may be about the orders of `arrivals` */
  told: ToldOf[]
  now: Date
}

export interface TakenIn {
  /** what became of each, in the order asked */
  arrivals: IntakeResult[]
  /** of those that are here now because of this, in the same order; null for the others */
  orderIds: (number | null)[]
  told: IntakeResult[]
  /** Lets every browser know: the last write of the transaction, because from it to the commit the merchant's other writers wait. */
  announcement: { execute(): Promise<unknown> } | null
}

/** What the orders do with what platforms sent to one merchant. The inbox is told it when it is made: it knows no orders. */
export type TakeIn = (db: Db, intake: Intake, atEnd: AtEnd) => Promise<TakenIn>

/** What platforms are told of orders that arrived from them: writes for `atEnd`. */
export type Acknowledge = (
  db: Db,
  arrived: {
    accountId: number
    orders: { orderId: number; channelOrderId: string; channelId: number; integrationId: number }[]
    now: Date
  },
) => { execute(): Promise<unknown> }[]
