import { createHash } from 'node:crypto'

/**
 * SHA-256 of a text, for what is looked up or compared by its hash alone. One fast round is enough only where the text
 * cannot be guessed (a token with 256 bits of chance) or need not be secret (an address by which turns are counted): no
 * rainbow table helps against the first, and nothing is won by the second. Never for passwords or codes that people type:
 * those are hashed slowly, or with a key.
 */
export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The same as it stands in tables. */
export const keptHashOf = (text: string): string => digestOf(text).toString('base64url')
