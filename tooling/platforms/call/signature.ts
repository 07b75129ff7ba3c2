import { createHmac, timingSafeEqual } from 'node:crypto'

export const hexHmac = (secret: string, ...parts: (string | Buffer)[]): string => {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(part)
  return hmac.digest('hex')
}

/** Compares in constant time. */
export const isSame = (given: string, wanted: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export const headerOf = (value: string | string[] | undefined): string => [value].flat().join(',')
