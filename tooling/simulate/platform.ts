import type { Draft } from './draft.ts'

/** What else a platform tells about an order. */
export type Later = 'cancelled' | 'driverAssigned' | 'driverArrived'

/** A message is the body before it is serialised; its event id is in it. */
export interface Platform {
  key: string
  /** how its order ids begin */
  prefix: string
  order(draft: Draft, ids: { storeId: string; eventId: string }): object
  later(what: Later, draft: Draft, ids: { storeId: string; eventId: string }): object
  sign(body: string, secret: string): Record<string, string>
}
