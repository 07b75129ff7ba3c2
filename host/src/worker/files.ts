/** Hash ("sha384-…") of each file by its address, from the registry or the build. */
export type Files = Record<string, string>

const hashOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}

// The server's `Vary` header may differ between requests; the file does not.
const ANYWAY = { ignoreVary: true } as const

/** Returns a stored file if its hash matches. A truncated or different entry is deleted and counts as missing. */
export const wholeFile = async (
  cache: Cache,
  { url, hash }: { url: string; hash: string },
): Promise<Response | undefined> => {
  const kept = await cache.match(url, ANYWAY)
  if (!kept) return undefined
  const isWhole = await kept
    .clone()
    .arrayBuffer()
    .then(async bytes => (await hashOf(bytes)) === hash)
    .catch(() => false)
  if (isWhole) return kept
  await cache.delete(url, ANYWAY).catch(() => false)
  return undefined
}

/**
 * Fetches and stores the file with exactly this hash. Rejects when it is
 * missing or different, or the storage is full.
 */
export const keepFile = async (cache: Cache, { url, hash }: { url: string; hash: string }): Promise<void> => {
  // Without a hash in its name the browser's HTTP cache may hold an older build's file.
  const isHashed = /\.[0-9a-f]{8}\.\w+$/.test(url)
  // Low priority: the open page's requests come first.
  const answer = await fetch(url, {
    integrity: hash,
    cache: isHashed ? 'default' : 'no-cache',
    priority: 'low',
  })
  if (!answer.ok) throw new Error(`${url}: HTTP ${answer.status}`)
  await cache.put(url, answer)
}

/** Stores a response of another request if it is exactly this file: its headers may be newer. */
export const keepAnswer = async (
  cache: Cache,
  { url, hash, answer }: { url: string; hash: string; answer: Response },
): Promise<void> => {
  if ((await hashOf(await answer.clone().arrayBuffer())) === hash) await cache.put(url, answer)
}

/** Opens a cache; undefined when the browser stores nothing, as in a private window or with a broken storage. */
export const openCache = async (name: string): Promise<Cache | undefined> => {
  try {
    return await caches.open(name)
  } catch {
    return undefined
  }
}

/** Returns the names of all caches, the oldest first; empty without a cache storage. */
export const cacheNames = async (): Promise<string[]> => {
  try {
    return await caches.keys()
  } catch {
    return []
  }
}

export const dropCache = async (name: string): Promise<void> => {
  try {
    await caches.delete(name)
  } catch {
    // Without a cache storage there is nothing to delete.
  }
}
