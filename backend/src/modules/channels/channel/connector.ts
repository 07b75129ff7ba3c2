import type { IncomingHttpHeaders } from 'node:http'
import type { ChannelCapabilities, ChannelKey } from '@sufra/shared/contracts/channel'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { ChannelEvent, PlacedOrder } from './channel-event.ts'
import type { PlatformApi } from './call/platform-api.ts'
import type { SignedMessage, TestOrder } from './test-order.ts'

/** Fields of an event that are read before the full parse: shop, event id for deduplication, and order. */
export interface Envelope {
  storeId: string
  /** null when the platform's id is missing or unusable */
  eventId: string | null
  eventType: string
  channelOrderId: string | null
  /** is or may be a new order: its readable parts become an order in any case */
  isOrder: boolean
}

export interface SignedBody {
  raw: Buffer
  headers: IncomingHttpHeaders
  secret: string
  now: Date
}

/** A delivery platform: its capabilities, signature, messages and calls. */
export interface Connector {
  id: number
  key: ChannelKey
  name: Localized
  capabilities: ChannelCapabilities
  /** Verifies the signature over the raw bytes, in constant time. */
  verify(body: SignedBody): boolean
  /** Returns null when the store cannot be read. */
  readEnvelope(message: unknown): Envelope | null
  /** Throws `ZodError` for an undocumented message; returns null for kinds that do not concern orders. */
  parse(message: unknown): ChannelEvent | null
  /**
   * Returns the readable parts of an order that `parse` refuses; its number may be empty. Throws `ZodError`
   * when nothing can be read.
   */
  readOrderParts(message: unknown): PlacedOrder
  /** Returns a signed order message of this platform, marked as a test. */
  testOrder(wanted: TestOrder): SignedMessage
  /** calls to the platform */
  platformApi: PlatformApi
}
