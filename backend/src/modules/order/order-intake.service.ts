import type { PlacedOrder } from '#src/channels/channel-event.ts'
import type { Db } from '#src/database/database.ts'
import { applyChannelEvent } from './channel-step.ts'
import type { LaterEvent } from './channel-step.ts'
import type { Shop } from './new-order.ts'
import { lockOrderOfChannel } from './order.repository.ts'
import { placeOrder, placeUnreadable } from './place-order.ts'
import type { PlacedEntry } from './place-order.ts'
import { linesOfEntry, publishOrder } from './write-order.ts'

export type { LaterEvent } from './channel-step.ts'
export type { Shop } from './new-order.ts'

/** An order that was written and not yet published. */
export type Written = PlacedEntry

/**
 * An order that arrived, with what had already been told of it (a cancellation may overtake its order). undefined when
 * it is here already.
 */
export const takeOrder = async (
  db: Db,
  { shop, placed, earlier, now }: { shop: Shop; placed: PlacedOrder; earlier: LaterEvent[]; now: Date },
): Promise<Written | undefined> => {
  const written = await placeOrder(db, { shop, placed, now })
  if (!written) return undefined
  let { entry } = written
  for (const event of earlier) entry = (await applyChannelEvent(db, { entry, event, now })) ?? entry
  return { ...written, entry }
}

/** Keeps an order that could not be understood, as Failed. */
export const keepUnreadable = placeUnreadable

/** `absent`: the order has not arrived. `unchanged`: the event comes too late or twice. */
export const changeByChannel = async (
  db: Db,
  { key, event, now }: { key: { accountId: number; channelId: number }; event: LaterEvent; now: Date },
): Promise<Written | 'absent' | 'unchanged'> => {
  const entry = await lockOrderOfChannel(db, { ...key, channelOrderId: event.channelOrderId })
  if (!entry) return 'absent'
  const changed = await applyChannelEvent(db, { entry, event, now })
  return changed ? { entry: changed, lines: await linesOfEntry(db, changed) } : 'unchanged'
}

/** Tells every browser; last in the transaction. */
export const announce = async (db: Db, { entry, lines }: Written): Promise<void> =>
  publishOrder(db, entry, lines)
