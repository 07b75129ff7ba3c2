const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** Returns the 32-bit FNV-1a hash of a text's UTF-8 bytes. */
export const fnv1a = (text: string): number => {
  let hash = OFFSET
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, PRIME)
  return hash >>> 0
}

/** Returns an account's bucket for one canary: 0 to 99, always the same. */
export const bucketOf = ({ salt, accountId }: { salt: string; accountId: number }): number =>
  fnv1a(`${salt}${accountId}`) % 100
