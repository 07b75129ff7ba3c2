import { Refusal } from '../refusal.ts'
import type { Body } from '../shape.ts'
import type { Peer } from '../peer.ts'
import type { Shop } from '../shop/shop.ts'

/** A parsed call for a shop. */
export interface PlatformRequest {
  peer: Peer
  shop: Shop
  /** path parameters in order, without the shop */
  names: string[]
  body: Body
}

export interface Route {
  method: string
  path: RegExp
  hasBody: boolean
  run(asked: PlatformRequest): object
}

interface Found {
  route: Route
  names: string[]
}

/** Decodes a part of a path. */
export const plain = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Throws a `Refusal` if the platform has no such call. */
export const findRoute = (
  routes: readonly Route[],
  { method, path }: { method: string; path: string },
): Found => {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null
    if (match) return { route, names: match.slice(1).map(plain) }
  }
  throw new Refusal('unknownCall', `there is no ${method} ${path}`)
}

/** `:store` and `:name` each match one path segment. */
export const pathOf = (text: string): RegExp => new RegExp(`^${text.replace(/:\w+/g, '([^/]+)')}$`)
