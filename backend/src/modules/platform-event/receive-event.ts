import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { WebhookAnswer } from '@sufra/shared/contracts/channel'
import { PLATFORM } from '#src/database/database.ts'
import type { Database } from '#src/database/database.ts'
import { badSignature, notFound } from '#src/errors.ts'
import { connectorByKey } from '#src/modules/channel/channel.service.ts'
import { integrationOfStore } from '#src/modules/integration/integration.service.ts'
import { insertEvent } from './platform-event.repository.ts'
import type { InboxKey } from './platform-event.repository.ts'
import { readMessage } from './read-message.ts'

export interface SentMessage {
  channelKey: string
  raw: Buffer
  headers: IncomingHttpHeaders
}

// A shop that does not exist is verified against this, so that it answers like a wrong signature, and as fast.
const NOBODYS_SECRET = 'no shop has this secret'

/**
 * Stores what a platform sent, once its signature is proved; nothing before. `key` is null for a duplicate.
 * Throws 404 for an unknown channel, 400 `malformed_json`, 401 `signature_invalid`.
 */
export const receiveEvent = async (
  database: Database,
  { channelKey, raw, headers }: SentMessage,
): Promise<{ answer: WebhookAnswer; key: InboxKey | null }> => {
  const connector = connectorByKey(channelKey)
  if (!connector) throw notFound()
  const envelope = connector.readEnvelope(readMessage(raw))
  if (!envelope) throw badSignature()
  const { storeId, eventType, channelOrderId } = envelope
  const eventId = envelope.eventId ?? `sha256:${createHash('sha256').update(raw).digest('hex')}`
  return database.run(PLATFORM, async db => {
    const store = await integrationOfStore(db, { channelId: connector.id, storeId })
    const secret = store?.webhookSecret ?? NOBODYS_SECRET
    const isProved = connector.verify({ raw, headers, secret, now: new Date() })
    if (!store || !isProved) throw badSignature()
    const { accountId, id: integrationId, channelId } = store
    const id = await insertEvent(db, {
      ...{ accountId, integrationId, channelId },
      ...{ eventId, eventType, channelOrderId, rawBody: raw },
    })
    const result = id === null ? 'duplicate' : 'accepted'
    return { answer: { result, eventId }, key: id === null ? null : { accountId, id } }
  })
}
