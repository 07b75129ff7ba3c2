import type { IncomingHttpHeaders } from 'node:http'
import type { ChannelCapabilities, ChannelKey } from '@sufra/shared/contracts/channel'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { ChannelEvent, PlacedOrder } from './channel-event.ts'
import type { Outward } from './call/outward.ts'
import type { SignedMessage, TestOrder } from './test-order/test-order.ts'

/** What can be read of an event before it is understood: enough to find the shop, the duplicate and the order. */
export interface Envelope {
  storeId: string
  /** null when the platform's id is missing or unusable */
  eventId: string | null
  eventType: string
  channelOrderId: string | null
  /** it announces a new order, or may: what can be read of it becomes an order in any case */
  isOrder: boolean
}

export interface SignedBody {
  raw: Buffer
  headers: IncomingHttpHeaders
  secret: string
  now: Date
}

/** One delivery platform: what it can do, how it signs, what its messages mean and what it can be told. */
export interface Connector {
  id: number
  key: ChannelKey
  name: Localized
  capabilities: ChannelCapabilities
  /** Over the bytes as they arrived, in constant time. */
  verify(body: SignedBody): boolean
  /** null when not even the shop can be read. */
  readEnvelope(message: unknown): Envelope | null
  /** Throws `ZodError` when the message is not what the platform documents; null for kinds that do not concern orders. */
  parse(message: unknown): ChannelEvent | null
  /** Reads the readable parts of an order that `parse` refuses; its number may be empty. Throws `ZodError` when nothing can be read. */
  readOrderParts(message: unknown): PlacedOrder
  /** An order as it would send it, marked as a test in its own way. */
  testOrder(wanted: TestOrder): SignedMessage
  /** What Sufra says to it. */
  outward: Outward
}
