import { createHash } from 'node:crypto'

/**
 * Returns SHA-256 of a text, for lookup or comparison by hash alone. One fast round suffices only if the text cannot
 * be guessed (a token with 256 random bits) or need not be secret (an address for a rate limit). Never use it for
 * passwords or typed codes: these need a slow or keyed hash.
 */
export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Returns the same as base64url text for tables. */
export const storedHashOf = (text: string): string => digestOf(text).toString('base64url')
