import type { Draft } from './draft.ts'

/** What else a platform tells about an order. */
export type Later = 'cancelled' | 'driverAssigned' | 'driverArrived' | 'pickedUp' | 'delivered'

interface Ids {
  storeId: string
  eventId: string
}

/** A message is the body before it is serialised; its event id is in it. */
export interface Platform {
  key: string
  /** how its order ids begin */
  prefix: string
  order(draft: Draft, ids: Ids): object
  later(what: Later, order: Pick<Draft, 'id' | 'driver'>, ids: Ids): object
  sign(body: string, secret: string): Record<string, string>
}
