import { createHmac, timingSafeEqual } from 'node:crypto'

const FORM = /^(\d{1,9})[.]([\w-]{43})$/

const signatureOf = (userId: number, key: Uint8Array): string =>
  createHmac('sha256', key).update(`weekly-letter\n${userId}`).digest('base64url')

/** Returns a token that only unsubscribes from the mail. It does not expire, because mails are kept for years. */
export const stopToken = (userId: number, key: Uint8Array): string => `${userId}.${signatureOf(userId, key)}`

/** Returns the user of a token; undefined for an invalid one. */
export const readStopToken = (token: string, key: Uint8Array): number | undefined => {
  const [, id, signature] = FORM.exec(token) ?? []
  if (id === undefined || signature === undefined) return undefined
  const userId = Number(id)
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(userId, key)))
  return isOurs ? userId : undefined
}
