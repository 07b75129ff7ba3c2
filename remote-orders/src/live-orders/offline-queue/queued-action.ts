import type { ExecuteActionRequest, OrderActionName, OrderStatus } from '@sufra/shared/contracts/order'

/** An order action that the server has not answered. */
export interface QueuedAction {
  /** idempotency key, equal for all tries: the server carries the action out once */
  key: string
  userId: number
  orderNumber: string
  actionName: OrderActionName
  body: ExecuteActionRequest
  /** ms since 1970, in server time */
  pressedAt: number
  /** number of failed tries, including the first one when the device is offline */
  failures: number
  /** reason of a final refusal; stored until the user dismisses it */
  refusal: Refusal | null
}

export interface Refusal {
  /** actual status of the order, if the server sent it */
  status: OrderStatus | null
  /** message of the server */
  message: string
}

/** One day: an older action is out of date for the kitchen. */
export const LONGEST_KEPT_MS = 24 * 60 * 60_000
