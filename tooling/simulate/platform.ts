import type { Draft } from './draft.ts'

/** Further events of an order. */
export type Later = 'cancelled' | 'driverAssigned' | 'driverArrived' | 'pickedUp' | 'delivered'

interface Ids {
  storeId: string
  eventId: string
}

/** A message is the body before serialization, including its event id. */
export interface Platform {
  key: string
  /** prefix of its order ids */
  prefix: string
  order(draft: Draft, ids: Ids): object
  later(what: Later, order: Pick<Draft, 'id' | 'driver'>, ids: Ids): object
  sign(body: string, secret: string): Record<string, string>
}
