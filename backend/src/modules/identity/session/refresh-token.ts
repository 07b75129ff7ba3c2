import { createHmac, randomBytes } from 'node:crypto'

export const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/**
 * The token that replaces `token`. It follows from it and a key, so that a browser whose first answer was lost gets the
 * very same one when it asks again within the grace: there is never a second child.
 */
export const childOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(token).digest('base64url')
