import { ZodError } from 'zod'
import type { Connector } from '#src/channels/connector.ts'
import type { ChannelEvent } from '#src/channels/channel-event.ts'
import type { Db } from '#src/database/database.ts'
import { connectorOf } from '#src/modules/channel/channel.service.ts'
import { branchOfIntegration } from '#src/modules/integration/integration.service.ts'
import { announce, changeByChannel, keepUnreadable, takeOrder } from '#src/modules/order/order-intake.service.ts'
import type { LaterEvent, Shop, Written } from '#src/modules/order/order-intake.service.ts'
import { claimEvent, lockForeignOrder, settleEvent, waitingEvents } from './platform-event.repository.ts'
import type { InboxKey, InboxRow } from './platform-event.repository.ts'
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

const shopOf = async (db: Db, { accountId, integrationId, channelId }: InboxRow): Promise<Shop> => ({
  ...(await branchOfIntegration(db, { accountId, integrationId })),
  acceptWindowSeconds: connectorOf(channelId).capabilities.acceptWindowSeconds,
})

const laterEventOf = ({ channelId, rawBody }: InboxRow): LaterEvent[] => {
  const understood = understand(connectorOf(channelId), rawBody)
  if (!('event' in understood) || !understood.event || understood.event.type === 'order.placed') return []
  return [understood.event]
}

const handlePlaced = async (
  db: Db,
  row: InboxRow,
  { order: placed }: Extract<ChannelEvent, { type: 'order.placed' }>,
): Promise<Outcome> => {
  const waiting = await waitingEvents(db, row)
  const earlier = waiting.flatMap(laterEventOf)
  const written = await takeOrder(db, { shop: await shopOf(db, row), placed, earlier, now: new Date() })
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
const handleUnreadable = async (db: Db, row: InboxRow, complaint: string): Promise<Outcome> => {
  const envelope = connectorOf(row.channelId).readEnvelope(readMessage(row.rawBody))
  const failed: Outcome = { state: 'failed', error: complaint }
  if (!envelope?.isOrder || row.channelOrderId === null) return failed
  const { channelOrderId } = row
  const shop = await shopOf(db, row)
  const written = await keepUnreadable(db, { shop, channelOrderId, detail: complaint, now: new Date() })
  return { ...failed, written }
}

const handle = async (db: Db, row: InboxRow): Promise<Outcome> => {
  const understood = understand(connectorOf(row.channelId), row.rawBody)
  if ('complaint' in understood) return handleUnreadable(db, row, understood.complaint)
  const { event } = understood
  if (!event) return { state: 'ignored', error: 'not_about_orders' }
  return event.type === 'order.placed' ? handlePlaced(db, row, event) : handleLater(db, row, event)
}

const work = async (db: Db, key: InboxKey, how: (row: InboxRow) => Promise<Outcome>): Promise<void> => {
  const row = await claimEvent(db, key)
  if (!row) return
  const { accountId, channelId, channelOrderId } = row
  if (channelOrderId !== null) await lockForeignOrder(db, { accountId, channelId, channelOrderId })
  const { state, error, written } = await how(row)
  await settleEvent(db, key, { state, error })
  if (written) await announce(db, written)
}

/** Does what one event asks for, whole or not at all. Does nothing when it was done or is being done. */
export const processEvent = async (db: Db, key: InboxKey): Promise<void> => work(db, key, row => handle(db, row))

/** The end of an event that kept failing: never dropped, its order is kept as Failed. */
export const giveUpEvent = async (db: Db, key: InboxKey, complaint: string): Promise<void> =>
  work(db, key, row => handleUnreadable(db, row, complaint))
