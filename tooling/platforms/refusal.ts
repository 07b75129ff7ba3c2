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

/** Why a platform does not do what it was asked for; each says it in its own words. */
export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
    /** what it is about, as it stands */
    readonly order?: PeerOrder,
  ) {
    super(message)
  }
}

export const invalid = (message: string): Refusal => new Refusal('invalid', message)
