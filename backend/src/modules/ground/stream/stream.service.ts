import type { LiveEvent } from '@sufra/shared/contracts/live-event'
import type { Order } from '@sufra/shared/contracts/order'
import type { Db } from '#src/database/database.ts'
import type { Session } from '#src/routing/route.ts'
import { appendEvents, lastEventId, notifyOnly } from './stream.repository.ts'

type Stored<Type extends LiveEvent['type']> = Extract<LiveEvent, { type: Type }>

/** An order as the outbox keeps it: what this user may do is added when it is sent, because it differs by user. */
export interface OrderUpserted {
  type: 'order.upserted'
  order: Omit<Order, 'availableActions'>
  delayMinutes: number
  /** who may take the last step back, and until when (ISO) */
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

/** A stored event as its readers may see it. */
export interface PersonalEvent {
  /** Readers of equal kinds see the same of this event. Ask anew for each sending: a right may run out. */
  kindOf(session: Session): string
  /** What a reader of this kind sees: the JSON of `data:`. Null: nothing. */
  dataFor(session: Session): string | null
}

/** What only those who listen now are told. */
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
 * Tells every connected browser of the merchant, once the transaction of `db` commits, and never if it does not.
 * Call it last in the transaction: from here to the commit the merchant's other writers wait.
 */
export const publishLiveEvent = async (db: Db, accountId: number, event: PublishedEvent): Promise<void> => {
  await liveEventsWrite(db, accountId, [event])
}

/** The same for several, in this order: one write for `atEnd`. */
export const liveEventsWrite = (db: Db, accountId: number, events: PublishedEvent[]) =>
  appendEvents(db, accountId, events.map(storedForm))

/**
 * Tells who listens now, once the transaction commits, and is forgotten: nobody who comes later hears of it. 0 is for what
 * belongs to no merchant.
 */
export const whisperLiveEvent = async (db: Db, accountId: number, event: Whispered): Promise<void> => {
  await notifyOnly(db, accountId, storedForm(event))
}

/** The same to everybody who listens, of every merchant and of the operator. */
export const whisperToAll = (db: Db, event: Stored<'releases.changed'>): Promise<void> =>
  whisperLiveEvent(db, 0, event)

/** Whether it is told to everybody as it is. */
export const isForAll = (type: string): boolean => type === 'releases.changed'

/** The id that a stream has to resume from to miss nothing after what this transaction's snapshot shows. */
export const cursorOf = async (db: Db, accountId: number): Promise<string> =>
  String(await lastEventId(db, accountId))
