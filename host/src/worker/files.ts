/** The hash of each file by its address, as the registry or the build names it: "sha384-…". */
export type Files = Record<string, string>

const hashOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}

// What the server says of a file may differ from one request to the next; the file does not.
const ANYWAY = { ignoreVary: true } as const

/** A kept file, if it is whole: an entry that was cut, or is another, counts as missing and goes. */
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

/** Fetches and keeps a file with exactly this hash. Rejects when it does not come, is another, or finds no room. */
export const keepFile = async (cache: Cache, { url, hash }: { url: string; hash: string }): Promise<void> => {
  // A name without a hash in it may stand for an older build in the browser's own cache.
  const isHashed = /\.[0-9a-f]{8}\.\w+$/.test(url)
  // Whoever works in the page comes first.
  const answer = await fetch(url, {
    integrity: hash,
    cache: isHashed ? 'default' : 'no-cache',
    priority: 'low',
  })
  if (!answer.ok) throw new Error(`${url}: HTTP ${answer.status}`)
  await cache.put(url, answer)
}

/** Keeps an answer that came for another reason, if it is exactly this file: its headers may be newer. */
export const keepAnswer = async (
  cache: Cache,
  { url, hash, answer }: { url: string; hash: string; answer: Response },
): Promise<void> => {
  if ((await hashOf(await answer.clone().arrayBuffer())) === hash) await cache.put(url, answer)
}

/** A cache, or undefined where the browser keeps nothing: a private window, a forbidden or broken storage. */
export const openCache = async (name: string): Promise<Cache | undefined> => {
  try {
    return await caches.open(name)
  } catch {
    return undefined
  }
}

/** The names of all caches, the oldest first; none where there are none. */
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
    // Where nothing can be kept, nothing has to go.
  }
}
