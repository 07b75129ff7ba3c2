import type { IncomingHttpHeaders } from 'node:http'
import type { Name } from '../simulate/menu.ts'
import type { Platform } from '../simulate/platform.ts'
import type { OrderState, PeerOrder } from './order/peer-order.ts'
import type { Refusal } from './refusal.ts'
import type { Shop } from './shop/shop.ts'

/** A call of Sufra's. */
export interface Call {
  method: string
  /** below the platform's base address, without its query */
  path: string
  /** as the request line has it */
  target: string
  headers: IncomingHttpHeaders
  raw: Buffer
}

export interface Reply {
  status: number
  headers?: Record<string, string>
  body: object
}

/** What a call asks for, once it is known that it may. */
export interface Task {
  shop: Shop
  /** null: it is done as often as it is asked for */
  idempotencyKey: string | null
  /** Throws `Refusal`. */
  run(): object
}

/** How one platform's interface looks from outside: docs/platforms.md. */
export interface Dialect {
  platform: Platform
  name: Name
  /** in which orders have to be accepted */
  windowMinutes: number
  /** what it calls the states of an order */
  states: Record<OrderState, string | number>
  /** which shop a call names, believed or not */
  storeOf(call: Call, peer: Peer): string | null
  /** Checks who calls, then finds out what for. Throws `Refusal`. */
  read(call: Call, peer: Peer): Task
  done(data: object): Reply
  refuse(refusal: Refusal): Reply
  /** what it says when it cannot: it fell, or has too much to do */
  notNow(why: 'error' | 'limit'): Reply
}

/** One call with its answer. Instants are milliseconds since 1970, here and wherever a platform keeps one. */
export interface TakenCall {
  at: number
  method: string
  path: string
  storeId: string | null
  /** 0 when nothing was said */
  status: number
  asked: string
  answered: string
  milliseconds: number
}

/** Something on its way to Sufra's webhook. */
export interface Webhook {
  id: number
  orderId: string
  storeId: string
  what: string
  body: string
  state: 'waiting' | 'held' | 'taken' | 'lost' | 'givenUp'
  at: number
  tries: number
  /** the last one; 0: nobody answered */
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

/** What goes wrong on purpose. */
export interface Fault {
  id: number
  kind: FaultKind
  /** null: at every shop */
  storeId: string | null
  /** how often still; null: until it is taken away */
  times: number | null
  /** of a slow answer */
  seconds: number
  /** the dish that is refused */
  productId: number | null
}

/** What a platform keeps: plain data, so that it can be written to a file as it is. */
export interface Kept {
  shops: Shop[]
  orders: PeerOrder[]
  webhooks: Webhook[]
  faults: Fault[]
  /** counts up */
  last: number
}

export interface Peer {
  key: string
  dialect: Dialect
  kept: Kept
  /** of Sufra's, newest first */
  calls: TakenCall[]
  /** what was answered, by shop and idempotency key */
  answered: Map<string, object>
  tokens: Map<string, { storeId: string; expiresAt: number }>
  sufraUrl: string
  /** until a webhook that was not taken is sent again; doubles each time */
  retryMs: number
  /** takes on orders of the demo that it does not know when Sufra first speaks of one */
  adopts: boolean
  now(): number
  /** nothing is sent any more */
  isClosed(): boolean
  /** tells whoever looks */
  changed(): void
}

export const MINUTE = 60_000

export const shopOf = (peer: Peer, storeId: string | null): Shop | undefined =>
  peer.kept.shops.find(shop => shop.storeId === storeId)

export const nextNumber = (peer: Peer): number => (peer.kept.last += 1)
