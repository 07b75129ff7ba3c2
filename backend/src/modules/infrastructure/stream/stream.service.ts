import type { LiveEvent } from '@sufra/shared/contracts/live-event'
import type { Order } from '@sufra/shared/contracts/order'
import type { Db } from '#src/database/database.ts'
import type { Session } from '#src/routing/route.ts'
import { appendEvents, lastEventId, notifyOnly } from './stream.repository.ts'

type Stored<Type extends LiveEvent['type']> = Extract<LiveEvent, { type: Type }>

/** An order in the outbox. The user's actions are added when it is sent, because they differ by user. */
export interface OrderUpserted {
  type: 'order.upserted'
  order: Omit<Order, 'availableActions'>
  delayMinutes: number
  /** user who may undo the last step, and until when (ISO) */
  undo: { userId: number; until: string } | null
}

export type PublishedEvent =
  | OrderUpserted
  | Stored<'order.removed'>
  | Stored<'product.availability'>
  | Stored<'choice.availability'>
  | Stored<'branch.status'>
  | Stored<'ticket.message'>
  | Stored<'ticket.changed'>
  | Stored<'ticket.read'>

/** A stored event for its readers. */
export interface PersonalEvent {
  /**
   * Returns the kind of a reader; readers of one kind get the same data. Call it for each delivery, because
   * permissions may expire.
   */
  kindOf(session: Session): string
  /** Returns the JSON of `data:` for this kind of reader. Null: nothing. */
  dataFor(session: Session): string | null
}

/** Events that are sent to open connections only. */
type Whispered =
  | Stored<'ticket.typing'>
  | Stored<'releases.changed'>
  | (Stored<'notification.changed'> & { userIds: number[] })

const branchOf = (event: PublishedEvent | Whispered): number | null => {
  if (event.type === 'order.upserted') return event.order.branchId
  if (event.type === 'branch.status') return event.branchId
  return null
}

const storedForm = (event: PublishedEvent | Whispered) => {
  const { type, ...payload } = event
  return { type, branchId: branchOf(event), payload: JSON.stringify(payload) }
}

/**
 * Publishes an event to all browsers of the merchant when the transaction of `db` commits. Call it last in
 * the transaction: the merchant's other writers wait from here to the commit.
 */
export const publishLiveEvent = async (db: Db, accountId: number, event: PublishedEvent): Promise<void> => {
  await liveEventsWrite(db, accountId, [event])
}

/** Publishes several events in this order: one write for `atEnd`. */
export const liveEventsWrite = (db: Db, accountId: number, events: PublishedEvent[]) =>
  appendEvents(db, accountId, events.map(storedForm))

/**
 * Sends an event to open connections when the transaction commits, without storing it. 0 is for events of no
 * merchant.
 */
export const publishEphemeralEvent = async (db: Db, accountId: number, event: Whispered): Promise<void> => {
  await notifyOnly(db, accountId, storedForm(event))
}

/** Sends such an event to all connections of all merchants and the operator. */
export const broadcastEphemeralEvent = (db: Db, event: Stored<'releases.changed'>): Promise<void> =>
  publishEphemeralEvent(db, 0, event)

/** Returns whether the event goes to everybody unchanged. */
export const isForAll = (type: string): boolean => type === 'releases.changed'

/** Returns the id from which a stream resumes after this transaction's snapshot. */
export const cursorOf = async (db: Db, accountId: number): Promise<string> =>
  String(await lastEventId(db, accountId))
