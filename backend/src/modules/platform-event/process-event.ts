import { ZodError } from 'zod'
import type { Connector } from '#src/channels/connector.ts'
import type { ChannelEvent } from '#src/channels/channel-event.ts'
import type { Db } from '#src/database/database.ts'
import { connectorOf } from '#src/modules/channel/channel.service.ts'
import {
  announce,
  changeByChannel,
  keepUnreadable,
  takeOrder,
} from '#src/modules/order/order-intake.service.ts'
import type { LaterEvent, Shop, Written } from '#src/modules/order/order-intake.service.ts'
import { claimEvent, settleEvent, waitingEvents } from './platform-event.repository.ts'
import type { ClaimedEvent, InboxKey, InboxRow } from './platform-event.repository.ts'
import type { InboxState } from './platform-event.table.ts'
import { readMessage } from './read-message.ts'

interface Outcome {
  state: InboxState
  error?: string
  written?: Written
}

type Understood = { event: ChannelEvent | null } | { complaint: string }

const understand = (connector: Connector, raw: Buffer): Understood => {
  try {
    return { event: connector.parse(readMessage(raw)) }
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    const [issue] = error.issues
    return { complaint: `${issue?.path.join('.')}: ${issue?.message}`.slice(0, 300) }
  }
}

const shopOf = ({ shop }: ClaimedEvent): Shop => ({
  ...shop,
  acceptWindowSeconds: connectorOf(shop.channelId).capabilities.acceptWindowSeconds,
})

const laterEventOf = ({ channelId, rawBody }: InboxRow): LaterEvent[] => {
  const understood = understand(connectorOf(channelId), rawBody)
  if (!('event' in understood) || !understood.event || understood.event.type === 'order.placed') return []
  return [understood.event]
}

const handlePlaced = async (
  db: Db,
  claimed: ClaimedEvent,
  { order: placed }: Extract<ChannelEvent, { type: 'order.placed' }>,
): Promise<Outcome> => {
  const waiting = await waitingEvents(db, claimed.event)
  const earlier = waiting.flatMap(laterEventOf)
  const written = await takeOrder(db, { shop: shopOf(claimed), placed, earlier, now: new Date() })
  if (!written) return { state: 'ignored', error: 'repeated_order' }
  for (const event of waiting) await settleEvent(db, event, { state: 'done' })
  return { state: 'done', written }
}

const handleLater = async (db: Db, row: InboxRow, event: LaterEvent): Promise<Outcome> => {
  const { accountId, channelId } = row
  const result = await changeByChannel(db, { key: { accountId, channelId }, event, now: new Date() })
  if (result === 'absent') return { state: 'waiting' }
  if (result === 'unchanged') return { state: 'ignored', error: 'changes_nothing' }
  return { state: 'done', written: result }
}

// Correctly signed and not understood: an order is kept for a person to look at, anything else is kept in the inbox.
const handleUnreadable = async (db: Db, claimed: ClaimedEvent, complaint: string): Promise<Outcome> => {
  const row = claimed.event
  const envelope = connectorOf(row.channelId).readEnvelope(readMessage(row.rawBody))
  const failed: Outcome = { state: 'failed', error: complaint }
  if (!envelope?.isOrder || row.channelOrderId === null) return failed
  const { channelOrderId } = row
  const shop = shopOf(claimed)
  const written = await keepUnreadable(db, { shop, channelOrderId, detail: complaint, now: new Date() })
  return { ...failed, written }
}

const handle = async (db: Db, claimed: ClaimedEvent): Promise<Outcome> => {
  const row = claimed.event
  const understood = understand(connectorOf(row.channelId), row.rawBody)
  if ('complaint' in understood) return handleUnreadable(db, claimed, understood.complaint)
  const { event } = understood
  if (!event) return { state: 'ignored', error: 'not_about_orders' }
  return event.type === 'order.placed' ? handlePlaced(db, claimed, event) : handleLater(db, row, event)
}

const work = async (
  db: Db,
  key: InboxKey,
  how: (claimed: ClaimedEvent) => Promise<Outcome>,
): Promise<void> => {
  const claimed = await claimEvent(db, key)
  if (!claimed) return
  const { state, error, written } = await how(claimed)
  await settleEvent(db, key, { state, error })
  if (written) await announce(db, written)
}

/** Does what one event asks for, whole or not at all. Does nothing when it was done or is being done. */
export const processEvent = async (db: Db, key: InboxKey): Promise<void> =>
  work(db, key, claimed => handle(db, claimed))

/** The end of an event that kept failing: never dropped, its order is kept as Failed. */
export const giveUpEvent = async (db: Db, key: InboxKey, complaint: string): Promise<void> =>
  work(db, key, claimed => handleUnreadable(db, claimed, complaint))
