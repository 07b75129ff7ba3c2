import type { IncomingHttpHeaders } from 'node:http'
import type { ChannelKey } from '@sufra/shared/contracts/channel'

/** A call of Sufra's as it arrived. */
export interface TakenCall {
  platform: ChannelKey
  method: string
  /** with its query */
  path: string
  headers: IncomingHttpHeaders
  text: string
}

export interface Answer {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** How one platform reads a call: written anew from docs/platforms.md, so that it proves our reading of it. */
export interface Speaker {
  /** null: not believed. Otherwise what it says to a call whose shape is right, or to one whose shape is wrong. */
  answer(call: TakenCall, secret: string): Answer
}

/** `METHOD path-pattern`, what its body must be, and what is said to it. */
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
