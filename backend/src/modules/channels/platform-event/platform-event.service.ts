import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { WebhookAnswer } from '@sufra/shared/contracts/channel'
import type { Foundation } from '#src/app/foundation.ts'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { isConnectionLoss } from '#src/errors/sql-state.ts'
import { runAs } from '#src/database/work-kind.ts'
import { badSignature, notFound } from '#src/errors/errors.ts'
import type { Connector, Envelope } from '#src/modules/channels/channel/channel.service.ts'
import { connectorByKey } from '#src/modules/channels/channel/channel.service.ts'
import {
  integrationsOfStores,
  openCredential,
} from '#src/modules/channels/integration/integration.service.ts'
import type { Store } from '#src/modules/channels/integration/integration.service.ts'
import type { Sealer } from '#src/secrets/sealer.ts'
import { createBatcher } from './batcher.ts'
import { createInboxWorker } from './inbox-worker.ts'
import type { Acknowledge, TakeIn } from './order-intake.ts'
import { insertEvents } from './platform-event.repository.ts'
import type { NewEvent } from './platform-event.repository.ts'
import { readMessage } from './read-message.ts'

export type {
  Arrival,
  Intake,
  IntakeResult,
  LaterEvent,
  LaterEventOfChannel,
  Shop,
  TakeIn,
} from './order-intake.ts'

const STORE_BATCHES = { largestBatch: 16, parallelBatches: 2, isCommonFailure: isConnectionLoss }

export interface SentMessage {
  channelKey: string
  raw: Buffer
  headers: IncomingHttpHeaders
}

// The shop of the message is readable; its signature is not verified yet.
interface ReadMessage extends Pick<SentMessage, 'raw' | 'headers'> {
  connector: Connector
  envelope: Envelope
  eventId: string
}

interface StoredMessage {
  answer: WebhookAnswer
  /** merchant of the stored event; null for a duplicate */
  accountId: number | null
}

// An unknown shop is verified against this secret, so that it answers like a wrong signature, in the same
// time.
const UNKNOWN_SHOP_SECRET = 'no shop has this secret'

const readMessageOfShop = ({ channelKey, raw, headers }: SentMessage): ReadMessage => {
  const connector = connectorByKey(channelKey)
  if (!connector) throw notFound()
  const envelope = connector.readEnvelope(readMessage(raw))
  if (!envelope) throw badSignature()
  const eventId = envelope.eventId ?? `sha256:${createHash('sha256').update(raw).digest('hex')}`
  return { connector, envelope, eventId, raw, headers }
}

const keyOf = ({ channelId, storeId }: { channelId: number; storeId: string }): string =>
  `${channelId} ${storeId}`
const eventKey = (event: Pick<NewEvent, 'accountId' | 'channelId' | 'eventId'>): string =>
  `${event.accountId} ${event.channelId} ${event.eventId}`

const storeKeyOf = ({ connector, envelope }: ReadMessage): { channelId: number; storeId: string } => ({
  channelId: connector.id,
  storeId: envelope.storeId,
})

const verifiedRow = (
  message: ReadMessage,
  { store, sealer }: { store: Store | undefined; sealer: Sealer },
): NewEvent | null => {
  const { connector, envelope, eventId, raw, headers } = message
  // A secret that no key decrypts verifies nothing.
  const own = store ? openCredential(sealer, store) : null
  const isVerified = connector.verify({ raw, headers, secret: own ?? UNKNOWN_SHOP_SECRET, now: new Date() })
  if (!store || own === null || !isVerified) return null
  const { accountId, id: integrationId, channelId } = store
  const { eventType, channelOrderId } = envelope
  return { accountId, integrationId, channelId, eventId, eventType, channelOrderId, rawBody: raw }
}

// A fixed order prevents deadlocks between nodes that store the same events.
const inFixedOrder = (rows: NewEvent[]): NewEvent[] =>
  rows.toSorted((one, other) => (eventKey(one) < eventKey(other) ? -1 : 1))

// Two round trips for all messages. The results are in the same order; null for an invalid signature.
const storeEvents = async (
  { database, secrets: { sealer } }: Pick<Foundation, 'database' | 'secrets'>,
  messages: ReadMessage[],
): Promise<(StoredMessage | null)[]> => {
  const { rows, inserted } = await database.run(ALL_MERCHANTS, async (db, atEnd) => {
    const stores = await integrationsOfStores(db, messages.map(storeKeyOf))
    const byKey = new Map(stores.map(store => [keyOf(store), store]))
    const verified = messages.map(message =>
      verifiedRow(message, { store: byKey.get(keyOf(storeKeyOf(message))), sealer }),
    )
    const toStore = inFixedOrder(verified.filter(row => row !== null))
    return { rows: verified, inserted: toStore.length > 0 ? atEnd(insertEvents(db, toStore)) : { rows: [] } }
  })
  const isNew = new Set((await inserted).rows.map(eventKey))
  return rows.map(row => {
    if (!row) return null
    // Of duplicates in this batch only the first one is new.
    const isStored = isNew.delete(eventKey(row))
    const answer: WebhookAnswer = { result: isStored ? 'accepted' : 'duplicate', eventId: row.eventId }
    return { answer, accountId: isStored ? row.accountId : null }
  })
}

/** Stores platform events in the inbox, answers, and wakes the worker that processes them. */
export const createPlatformEventService = (
  foundation: Pick<Foundation, 'database' | 'timers' | 'log' | 'secrets'>,
  intake: { takeIn: TakeIn; acknowledge: Acknowledge },
) => {
  const { database, timers, log, secrets } = foundation
  const { takeIn, acknowledge } = intake
  const worker = createInboxWorker({ database, timers, log, takeIn, acknowledge })
  const store = createBatcher({
    ...STORE_BATCHES,
    process: (messages: ReadMessage[]) => runAs('intake', () => storeEvents({ database, secrets }, messages)),
  })

  return {
    /** Throws 404 for an unknown channel, 400 `malformed_json`, 401 `signature_invalid`. */
    receive: async (message: SentMessage): Promise<WebhookAnswer> => {
      const stored = await store(readMessageOfShop(message))
      if (!stored) throw badSignature()
      if (stored.accountId !== null) worker.wake(stored.accountId)
      return stored.answer
    },

    close: worker.close,
  }
}
export type PlatformEventService = ReturnType<typeof createPlatformEventService>
