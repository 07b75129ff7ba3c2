import { z } from 'zod'
import { Words } from '#src/modules/channels/channel/call/answers.ts'
import { callPlatform } from '#src/modules/channels/channel/call/call-platform.ts'
import type { PlatformAnswer, PlatformRequest } from '#src/modules/channels/channel/call/call-platform.ts'
import type { PlatformStore } from '#src/modules/channels/channel/call/platform-api.ts'
import { PlatformFailure, stateIn } from '#src/modules/channels/channel/call/platform-failure.ts'
import type { FailureKind } from '#src/modules/channels/channel/call/platform-failure.ts'
import { readable } from '#src/modules/channels/channel/lenient-schema.ts'
import { createTokens } from './tokens.ts'

const STATES = {
  new: 'new',
  seen: 'new',
  accepted: 'accepted',
  ready: 'ready',
  out: 'handedOver',
  delivered: 'delivered',
  rejected: 'rejected',
  cancelled: 'cancelled',
  timeout: 'expired',
} as const

const KINDS: Record<number, FailureKind> = { 401: 'credential', 404: 'unknown', 409: 'wrongState' }

const Refusal = z
  .object({ code: Words(60), message: Words(300), status: readable(z.string()) })
  .catch({ code: '', message: '', status: null })

const tokens = createTokens()

interface Call extends Pick<PlatformRequest, 'method'> {
  path: string
  body?: object
  key: string
}

const send = async (store: PlatformStore, { method, path, body, key }: Call, token: string) =>
  callPlatform({
    url: `${store.address}${path}`,
    method,
    body: body && JSON.stringify(body),
    signal: store.signal,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
  })

// Jahez may drop a token early, so a 401 is retried once with a new token.
const sendWithToken = async (store: PlatformStore, call: Call): Promise<PlatformAnswer> => {
  const token = await tokens.of(store)
  const answer = await send(store, call, token)
  if (answer.status !== 401) return answer
  await tokens.forget(store, token)
  return send(store, call, await tokens.of(store))
}

/** Returns the parsed answer. */
export const callJahez = async (store: PlatformStore, call: Call): Promise<unknown> => {
  const { status: answered, json } = await sendWithToken(store, call)
  if (answered < 400) return json
  const { code, message, status } = Refusal.parse(json)
  throw new PlatformFailure({
    kind: KINDS[answered] ?? 'invalid',
    code: code || `HTTP ${answered}`,
    message,
    state: stateIn(STATES, status) ?? (code === 'too_late' ? 'expired' : null),
  })
}
