import type { IncomingHttpHeaders } from 'node:http'
import type { Name } from '../simulate/menu.ts'
import type { Platform } from '../simulate/platform.ts'
import type { OrderState, PeerOrder } from './order/peer-order.ts'
import type { Refusal } from './refusal.ts'
import type { Shop } from './shop/shop.ts'

/** A call of Sufra to a platform. */
export interface Call {
  method: string
  /** below the platform's base address, without its query */
  path: string
  /** raw target of the request line */
  target: string
  headers: IncomingHttpHeaders
  raw: Buffer
}

export interface Reply {
  status: number
  headers?: Record<string, string>
  body: object
}

/** The work of an authenticated call. */
export interface Task {
  shop: Shop
  /** null: the call is repeated as often as it is sent */
  idempotencyKey: string | null
  /** Throws `Refusal`. */
  run(): object
}

/** API of one platform; see docs/platforms.md. */
export interface Dialect {
  platform: Platform
  name: Name
  /** acceptance window of orders */
  windowMinutes: number
  /** names of order states */
  states: Record<OrderState, string | number>
  /** returns the shop that a call names, authenticated or not */
  storeOf(call: Call, peer: Peer): string | null
  /** Authenticates a call, then parses it. Throws `Refusal`. */
  read(call: Call, peer: Peer): Task
  done(data: object): Reply
  refuse(refusal: Refusal): Reply
  /** answer for a server error or an exceeded limit */
  notNow(why: 'error' | 'limit'): Reply
}

/** One call with its answer. All instants of a platform are milliseconds since 1970. */
export interface TakenCall {
  at: number
  method: string
  path: string
  storeId: string | null
  /** 0 without an answer */
  status: number
  asked: string
  answered: string
  milliseconds: number
}

/** A webhook to Sufra. */
export interface Webhook {
  id: number
  orderId: string
  storeId: string
  what: string
  body: string
  state: 'waiting' | 'held' | 'taken' | 'lost' | 'givenUp'
  at: number
  tries: number
  /** status of the last try; 0: no answer */
  status: number | null
  result: string
}

export const FAULTS = [
  'error',
  'limit',
  'hang',
  'slow',
  'drop',
  'lose-answer',
  'refuse-item',
  'accept-then-cancel',
  'lose-webhook',
  'repeat-webhook',
  'shuffle-webhooks',
] as const
export type FaultKind = (typeof FAULTS)[number]

/** A configured fault. */
export interface Fault {
  id: number
  kind: FaultKind
  /** null: at every shop */
  storeId: string | null
  /** remaining count; null: until it is cleared */
  times: number | null
  /** of a slow answer */
  seconds: number
  /** refused product */
  productId: number | null
}

/** Stored state of a platform: plain data that can be written to a file as it is. */
export interface PlatformData {
  shops: Shop[]
  orders: PeerOrder[]
  webhooks: Webhook[]
  faults: Fault[]
  /** counter for numbers */
  last: number
}

export interface Peer {
  key: string
  dialect: Dialect
  kept: PlatformData
  /** calls of Sufra, newest first */
  calls: TakenCall[]
  /** answers by shop and idempotency key */
  answered: Map<string, object>
  tokens: Map<string, { storeId: string; expiresAt: number }>
  sufraUrl: string
  /** pause before a webhook is sent again; doubles each time */
  retryMs: number
  /** unknown orders with these ids are added at Sufra's first call about them; null: none */
  adopts: RegExp | null
  now(): number
  /** whether sending has stopped */
  isClosed(): boolean
  /** notifies open pages */
  changed(): void
}

export const MINUTE = 60_000

export const shopOf = (peer: Peer, storeId: string | null): Shop | undefined =>
  peer.kept.shops.find(shop => shop.storeId === storeId)

export const nextNumber = (peer: Peer): number => (peer.kept.last += 1)
