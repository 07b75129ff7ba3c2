import type { IncomingHttpHeaders } from 'node:http'

interface Call {
  method: string
  /** below the platform's base address, without its query */
  path: string
  headers: IncomingHttpHeaders
  raw: Buffer
}

interface Reply {
  status: number
  headers?: Record<string, string>
  body: unknown
}

interface Item {
  productId: number
  name: string
  price: number | null
  isAvailable: boolean
  [field: string]: unknown
}

interface Shop {
  storeId: string
  name: { ar: string; en: string }
  secret: string
  menu: { categories: Record<string, unknown>[]; items: Item[] } | null
  status: { state: 'open' | 'busy' | 'closed'; extraMinutes: number | null; until: number | null }
}

/** Starts HungerStation, Jahez and Keeta on the loopback; see start-platforms.ts. */
export declare const startPlatforms: (options: {
  port: number
  sufraUrl: string
  adopts?: RegExp
  shops?: Pick<Shop, 'storeId' | 'name' | 'secret'>[]
  intercept?: (key: string, call: Call) => Promise<Reply | 'hang' | null>
}) => Promise<{
  urlOf(key: string): string
  peer(key: string): { kept: { shops: Shop[] }; tokens: Map<string, unknown> }
  close(): Promise<void>
}>
