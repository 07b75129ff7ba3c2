import type { ExecuteActionRequest, OrderActionName, OrderStatus } from '@sufra/shared/contracts/order'

/** Something that was pressed and that the server has not answered. */
export interface KeptAction {
  /** made at the press, and the same at every try: the server does it once */
  key: string
  userId: number
  orderNumber: string
  actionName: OrderActionName
  body: ExecuteActionRequest
  /** ms since 1970, by the server's clock */
  pressedAt: number
  /** how often it was tried in vain, or pressed where nothing can be sent */
  failures: number
  /** why it can never happen: it waits for somebody to read that */
  refusal: Refusal | null
}

export interface Refusal {
  /** what the order is instead, when the server said so */
  status: OrderStatus | null
  /** the server's words */
  message: string
}

/** A day: what was pressed yesterday says nothing about today's kitchen. */
export const LONGEST_KEPT_MS = 24 * 60 * 60_000
