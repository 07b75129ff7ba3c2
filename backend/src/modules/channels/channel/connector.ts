import type { IncomingHttpHeaders } from 'node:http'
import type { ChannelCapabilities, ChannelKey } from '@sufra/shared/contracts/channel'
import type { PublicationComplaint } from '@sufra/shared/contracts/publication'
import type { Localized } from '@sufra/shared/contracts/wire'
import type { ChannelEvent } from './channel-event.ts'
import type { StoreMenu } from './push/store-menu.ts'

/** What can be read of an event before it is understood: enough to find the shop, the duplicate and the order. */
export interface Envelope {
  storeId: string
  /** null when the platform's id is missing or unusable */
  eventId: string | null
  eventType: string
  channelOrderId: string | null
  /** it announces a new order, or may: if it cannot be understood, the order is kept as Failed */
  isOrder: boolean
}

export interface SignedBody {
  raw: Buffer
  headers: IncomingHttpHeaders
  secret: string
  now: Date
}

/** A shop as one platform knows it, and where that platform takes menus. */
export interface PlatformStore {
  storeId: string
  secret: string
  /** base address of the platform */
  address: string
  signal: AbortSignal
}

/** One delivery platform: what it can do, how it signs and what its messages mean. */
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
  /** What the platform says against the menu, empty when all of it stands there. Throws when it does not answer. */
  pushMenu(menu: StoreMenu, store: PlatformStore): Promise<PublicationComplaint[]>
}
