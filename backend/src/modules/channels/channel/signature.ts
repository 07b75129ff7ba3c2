import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const sameBytes = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected)

export const hmacSha256 = (secret: string, ...parts: (Buffer | string)[]): Buffer => {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(part)
  return hmac.digest()
}

/** Returns a header that was sent once; empty for repeated ones, which Node joins or returns as a list. */
export const headerText = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

/** Compares texts, not decoded bytes, because lenient decoding would accept many spellings of one signature. */
export const isSameText = (given: string, expected: string): boolean =>
  sameBytes(Buffer.from(given), Buffer.from(expected))
