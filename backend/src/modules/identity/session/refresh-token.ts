import { createHmac, randomBytes } from 'node:crypto'

export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/**
 * Returns the successor of `token`. It is derived from the token and a key, so that a browser that lost the
 * first answer gets the same successor within the grace period; there is never a second one.
 */
export const childOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(token).digest('base64url')
