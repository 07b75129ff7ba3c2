import { randomBytes } from 'node:crypto'
import { MINUTE, shopOf } from '../peer.ts'
import type { Call, Peer, Task } from '../peer.ts'
import { Refusal, invalid } from '../refusal.ts'
import { readText } from '../shape.ts'
import type { Body } from '../shape.ts'
import { headerOf, isSame } from './signature.ts'

const LIFE_MS = 5 * MINUTE

/** Issues a token. Throws a `Refusal` (credential) unless shop and secret match. */
export const giveToken = (peer: Peer, body: Body): Task => {
  if (body.grant_type !== 'client_credentials') throw invalid('grant_type must be client_credentials')
  const shop = shopOf(peer, readText(body, 'client_id'))
  if (!shop || !isSame(readText(body, 'client_secret'), shop.secret))
    throw new Refusal('credential', 'client_id or client_secret is wrong')
  return {
    shop,
    idempotencyKey: null,
    run: () => {
      const token = randomBytes(24).toString('base64url')
      peer.tokens.set(token, { storeId: shop.storeId, expiresAt: peer.now() + LIFE_MS })
      return { access_token: token, expires_in: LIFE_MS / 1000 }
    },
  }
}

/** Returns the shop of a call's token; null if the token is missing or invalid. */
export const holderOf = (peer: Peer, { headers }: Call): string | null => {
  const [, token = ''] = /^Bearer (.+)$/.exec(headerOf(headers.authorization)) ?? []
  const held = peer.tokens.get(token)
  if (!held) return null
  if (held.expiresAt > peer.now()) return held.storeId
  peer.tokens.delete(token)
  return null
}

/** Invalidates tokens, as a platform does after a restart or a change of a credential. */
export const forgetTokens = (peer: Peer, storeId: string | null): void => {
  for (const [token, held] of peer.tokens)
    if (storeId === null || held.storeId === storeId) peer.tokens.delete(token)
}
