import { Refusal } from '../refusal.ts'
import type { Body } from '../shape.ts'
import type { Peer } from '../peer.ts'
import type { Shop } from '../shop/shop.ts'

/** What a call asks of a shop. */
export interface Asked {
  peer: Peer
  shop: Shop
  /** what stands in the path, in order, without the shop */
  names: string[]
  body: Body
}

export interface Route {
  method: string
  path: RegExp
  hasBody: boolean
  run(asked: Asked): object
}

interface Found {
  route: Route
  names: string[]
}

/** A part of a path as it was before it was put there. */
export const plain = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Throws a `Refusal` when the platform has no such call. */
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

/** `:store` and `:name` stand for one part each. */
export const pathOf = (text: string): RegExp => new RegExp(`^${text.replace(/:\w+/g, '([^/]+)')}$`)
