import type { IncomingHttpHeaders } from 'node:http'
import type { ChannelKey } from '@sufra/shared/contracts/channel'

/** A call of Sufra as it arrived. */
export interface TakenCall {
  platform: ChannelKey
  method: string
  /** including the query */
  path: string
  headers: IncomingHttpHeaders
  text: string
}

export interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/**
 * Checks and answers calls as one platform does. It follows docs/platforms.md independently of the product code, so
 * it verifies our reading of it.
 */
export interface Speaker {
  /** Returns null if the credentials are wrong; otherwise the answer for a valid or an invalid shape. */
  answer(call: TakenCall, secret: string): Answer
}

/** `METHOD path-pattern`, the shape of its body, and the answer. */
export interface Route {
  method: string
  path: RegExp
  isRight(body: unknown): boolean
  say(body: unknown): object
}

export const bodyOf = ({ text }: Pick<TakenCall, 'text'>): unknown =>
  text === '' ? undefined : JSON.parse(text)

export const routeOf = (routes: readonly Route[], { method, path }: TakenCall): Route | undefined =>
  routes.find(route => route.method === method && route.path.test(path))
