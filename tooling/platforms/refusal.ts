import type { PeerOrder } from './order/peer-order.ts'

export type Reason =
  | 'credential'
  | 'token'
  | 'unknownStore'
  | 'unknownOrder'
  | 'unknownItem'
  | 'wrongState'
  | 'windowOver'
  | 'invalid'
  | 'unknownCall'

/** Reason why a platform refuses a call; each platform has its own names of reasons. */
export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
    /** current order that the refusal is about */
    readonly order?: PeerOrder,
  ) {
    super(message)
  }
}

export const invalid = (message: string): Refusal => new Refusal('invalid', message)
