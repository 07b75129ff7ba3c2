import { z } from 'zod'
import { Words } from '#src/modules/channels/channel/call/answers.ts'
import { callPlatform } from '#src/modules/channels/channel/call/call-platform.ts'
import type { PlatformRequest } from '#src/modules/channels/channel/call/call-platform.ts'
import type { PlatformStore } from '#src/modules/channels/channel/call/platform-api.ts'
import { PlatformFailure, stateIn } from '#src/modules/channels/channel/call/platform-failure.ts'
import type { FailureKind } from '#src/modules/channels/channel/call/platform-failure.ts'
import { readable } from '#src/modules/channels/channel/lenient-schema.ts'
import { hmacSha256 } from '#src/modules/channels/channel/signature.ts'

const STATES = {
  NEW: 'new',
  ACCEPTED: 'accepted',
  READY: 'ready',
  HANDED_OVER: 'handedOver',
  DELIVERED: 'delivered',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
} as const

const KINDS: Record<number, FailureKind> = {
  401: 'credential',
  404: 'unknown',
  409: 'wrongState',
  410: 'wrongState',
}
const WINDOW_OVER = 410

const NOTHING_SAID = { code: '', message: '', state: null }
const Refusal = z
  .object({ code: Words(60), message: Words(300), state: readable(z.string()) })
  .catch(NOTHING_SAID)

interface Call extends Pick<PlatformRequest, 'method' | 'patienceMs'> {
  /** including the query */
  path: string
  body?: object
  key: string
}

/** Signs the body, or the path of a request without one. Returns the parsed answer. */
export const callHungerstation = async (
  { address, secret, signal }: PlatformStore,
  { method, path, body, key, patienceMs }: Call,
): Promise<unknown> => {
  const text = body && JSON.stringify(body)
  const url = `${address}${path}`
  const { pathname, search } = new URL(url)
  const signature = hmacSha256(secret, text ?? `${pathname}${search}`).toString('hex')
  const headers = { 'x-hungerstation-signature': signature, 'idempotency-key': key }
  const { status, json } = await callPlatform({ url, method, headers, body: text, signal, patienceMs })
  if (status < 400) return json
  const { code, message, state } = Refusal.parse(json)
  throw new PlatformFailure({
    kind: KINDS[status] ?? 'invalid',
    code: code || `HTTP ${status}`,
    message,
    state: stateIn(STATES, state) ?? (status === WINDOW_OVER ? 'expired' : null),
  })
}
