import { z } from 'zod'
import { Words, readAnswer } from '#src/modules/channels/channel/call/answers.ts'
import { callPlatform } from '#src/modules/channels/channel/call/call-platform.ts'
import type { PlatformStore } from '#src/modules/channels/channel/call/platform-api.ts'
import { PlatformFailure, stateIn } from '#src/modules/channels/channel/call/platform-failure.ts'
import type { FailureKind } from '#src/modules/channels/channel/call/platform-failure.ts'
import { readable } from '#src/modules/channels/channel/lenient-schema.ts'
import { signKeeta } from './sign.ts'

const STATES = {
  1001: 'new',
  1002: 'accepted',
  1003: 'delivered',
  1004: 'cancelled',
  1006: 'handedOver',
  1007: 'ready',
  1008: 'expired',
} as const

const WINDOW_OVER = 1005
const KINDS: Record<number, FailureKind> = {
  1001: 'credential',
  1002: 'unknown',
  1003: 'unknown',
  1004: 'wrongState',
  [WINDOW_OVER]: 'wrongState',
  1006: 'invalid',
}

const Answer = z.object({ code: z.int(), message: Words(300), data: z.unknown().optional() })
const Refused = z.object({ status: readable(z.int()) }).catch({ status: null })

interface Call {
  method: string
  body?: object
  /** idempotency key of the call */
  requestId: string
  patienceMs?: number
}

/** Returns the `data` of a successful call. An undocumented code counts as "not now". */
export const callKeeta = async (
  { address, storeId, secret, signal }: PlatformStore,
  { method, body, requestId, patienceMs }: Call,
): Promise<unknown> => {
  const text = JSON.stringify({ shopId: storeId, requestId, ...body })
  const url = `${address}/open/${method}`
  const headers = signKeeta(text, secret)
  const { json } = await callPlatform({ url, method: 'POST', headers, body: text, signal, patienceMs })
  const { code, message, data } = readAnswer(Answer, json)
  if (code === 0) return data
  throw new PlatformFailure({
    kind: KINDS[code] ?? 'notNow',
    code: String(code),
    message,
    state: stateIn(STATES, Refused.parse(data).status) ?? (code === WINDOW_OVER ? 'expired' : null),
  })
}
