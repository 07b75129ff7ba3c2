import { z } from 'zod'
import { readAnswer, Words } from '#src/modules/channels/channel/call/answers.ts'
import { callPlatform } from '#src/modules/channels/channel/call/call-platform.ts'
import type { PlatformStore } from '#src/modules/channels/channel/call/platform-api.ts'
import { PlatformFailure } from '#src/modules/channels/channel/call/platform-failure.ts'

/** Renewal this long before the expiry, so that a token does not expire in transit. */
const EARLY_MS = 20_000
const MOST_HELD = 5000

const Granted = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]{1,4000}$/),
  expires_in: z.number().min(1),
})
const Refusal = z.object({ code: Words(60), message: Words(300) }).catch({ code: '', message: '' })

interface Held {
  token: Promise<string>
  /** expiry in ms; unknown while the token is being requested */
  until: number
}

const keyOf = ({ address, storeId, secret }: PlatformStore): string =>
  JSON.stringify([address, storeId, secret])

const fetchToken = async ({ address, storeId, secret, signal }: PlatformStore) => {
  const body = JSON.stringify({
    grant_type: 'client_credentials',
    client_id: storeId,
    client_secret: secret,
  })
  const { status, json } = await callPlatform({
    url: `${address}/oauth/token`,
    method: 'POST',
    headers: {},
    body,
    signal,
  })
  if (status < 400) return readAnswer(Granted, json)
  const { code, message } = Refusal.parse(json)
  throw new PlatformFailure({
    kind: status === 401 || code === 'invalid_client' ? 'credential' : 'invalid',
    code: code || `HTTP ${status}`,
    message,
  })
}

/** Cache of the shops' tokens in memory. Concurrent calls share one request. */
export const createTokens = () => {
  const held = new Map<string, Held>()

  const ask = (store: PlatformStore, key: string): Promise<string> => {
    const entry: Held = { until: Number.POSITIVE_INFINITY, token: Promise.resolve('') }
    entry.token = fetchToken(store).then(
      granted => {
        entry.until = Date.now() + granted.expires_in * 1000 - EARLY_MS
        return granted.access_token
      },
      error => {
        if (held.get(key) === entry) held.delete(key)
        throw error
      },
    )
    held.set(key, entry)
    for (const oldest of held.keys()) {
      if (held.size <= MOST_HELD) break
      held.delete(oldest)
    }
    return entry.token
  }

  return {
    of: (store: PlatformStore): Promise<string> => {
      const key = keyOf(store)
      const known = held.get(key)
      return known && known.until > Date.now() ? known.token : ask(store, key)
    },
    /** Drops a token that the platform refuses. */
    forget: async (store: PlatformStore, token: string): Promise<void> => {
      const key = keyOf(store)
      const known = held.get(key)
      if (known && (await known.token.catch(() => '')) === token) held.delete(key)
    },
  }
}
