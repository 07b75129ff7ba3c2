import { createHash } from 'node:crypto'

/** What is kept of an address or of a token with 256 bits. */
export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('base64url')
