import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { WebhookAnswer } from '@sufra/shared/contracts/channel'
import type { Connector, Envelope } from '#src/modules/channels/channel/channel.service.ts'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { badSignature, notFound } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { Sealer } from '#src/secrets/sealer.ts'
import { connectorByKey } from '#src/modules/channels/channel/channel.service.ts'
import {
  integrationsOfStores,
  openCredential,
} from '#src/modules/channels/integration/integration.service.ts'
import type { Store } from '#src/modules/channels/integration/integration.service.ts'
import { insertEvents } from './platform-event.repository.ts'
import type { NewEvent } from './platform-event.repository.ts'
import { readMessage } from './read-message.ts'

export interface SentMessage {
  channelKey: string
  raw: Buffer
  headers: IncomingHttpHeaders
}

/** A message with a readable shop and an unverified signature. */
export interface ReadMessage extends Pick<SentMessage, 'raw' | 'headers'> {
  connector: Connector
  envelope: Envelope
  eventId: string
}

export interface Received {
  answer: WebhookAnswer
  /** merchant of the stored event; null for a duplicate */
  accountId: number | null
}

// An unknown shop is verified against this secret, so that it answers like a wrong signature, in the same
// time.
const NOBODYS_SECRET = 'no shop has this secret'

/** Throws 404 for an unknown channel, 400 `malformed_json`, 401 `signature_invalid` when no shop can be read. */
export const readSent = ({ channelKey, raw, headers }: SentMessage): ReadMessage => {
  const connector = connectorByKey(channelKey)
  if (!connector) throw notFound()
  const envelope = connector.readEnvelope(readMessage(raw))
  if (!envelope) throw badSignature()
  const eventId = envelope.eventId ?? `sha256:${createHash('sha256').update(raw).digest('hex')}`
  return { connector, envelope, eventId, raw, headers }
}

const nameOf = ({ channelId, storeId }: { channelId: number; storeId: string }): string =>
  `${channelId} ${storeId}`
const eventName = (event: Pick<NewEvent, 'accountId' | 'channelId' | 'eventId'>): string =>
  `${event.accountId} ${event.channelId} ${event.eventId}`

const storeNameOf = ({ connector, envelope }: ReadMessage): { channelId: number; storeId: string } => ({
  channelId: connector.id,
  storeId: envelope.storeId,
})

const provedRow = (
  message: ReadMessage,
  { store, sealer }: { store: Store | undefined; sealer: Sealer },
): NewEvent | null => {
  const { connector, envelope, eventId, raw, headers } = message
  // A secret that no key decrypts verifies nothing.
  const own = store ? openCredential(sealer, store) : null
  const isProved = connector.verify({ raw, headers, secret: own ?? NOBODYS_SECRET, now: new Date() })
  if (!store || own === null || !isProved) return null
  const { accountId, id: integrationId, channelId } = store
  const { eventType, channelOrderId } = envelope
  return { accountId, integrationId, channelId, eventId, eventType, channelOrderId, rawBody: raw }
}

// A fixed order prevents deadlocks between nodes that store the same events.
const inOneOrder = (rows: NewEvent[]): NewEvent[] =>
  rows.toSorted((one, other) => (eventName(one) < eventName(other) ? -1 : 1))

/**
 * Stores messages with a valid signature, in two round trips for all of them. Returns the results in the same
 * order; null for an invalid signature.
 */
export const storeEvents =
  ({ database, secrets: { sealer } }: Pick<Foundation, 'database' | 'secrets'>) =>
  async (messages: ReadMessage[]): Promise<(Received | null)[]> => {
    const { rows, inserted } = await database.run(ALL_MERCHANTS, async (db, atEnd) => {
      const stores = await integrationsOfStores(db, messages.map(storeNameOf))
      const byName = new Map(stores.map(store => [nameOf(store), store]))
      const proved = messages.map(message =>
        provedRow(message, { store: byName.get(nameOf(storeNameOf(message))), sealer }),
      )
      const toStore = inOneOrder(proved.filter(row => row !== null))
      return { rows: proved, inserted: toStore.length > 0 ? atEnd(insertEvents(db, toStore)) : { rows: [] } }
    })
    const isNew = new Set((await inserted).rows.map(eventName))
    return rows.map(row => {
      if (!row) return null
      // Of duplicates in this batch only the first one is new.
      const isStored = isNew.delete(eventName(row))
      const answer: WebhookAnswer = { result: isStored ? 'accepted' : 'duplicate', eventId: row.eventId }
      return { answer, accountId: isStored ? row.accountId : null }
    })
  }
