import { dropCache, keepFile, openCache, wholeFile } from './files.ts'
import { isKeep } from './messages.ts'
import type { Keep } from './messages.ts'

/** Also named in the page's `forget-person.ts`, which has to clear it without a running worker. */
export const REMOTES_CACHE = 'sufra-remotes'
const LIST = '/sufra-remotes.json'

let known: Promise<Keep | null> | undefined
// Raised by each message of a page; work of an earlier turn stops.
let turn = 0
let timesForgotten = 0

const readList = async (): Promise<Keep | null> => {
  try {
    const list: unknown = await (await (await openCache(REMOTES_CACHE))?.match(LIST))?.json()
    return isKeep(list) ? list : null
  } catch {
    return null
  }
}

const keptList = (): Promise<Keep | null> => (known ??= readList())

// An open page in another tab may not know of a withdrawal yet.
const isOutdated = (list: Keep, kept: Keep | null): boolean =>
  kept !== null &&
  kept.person === list.person &&
  kept.channel === list.channel &&
  list.revision < kept.revision

/** Deletes the list of stored remotes and their files. */
export const forgetRemotes = async (): Promise<void> => {
  turn += 1
  timesForgotten += 1
  known = Promise.resolve(null)
  await dropCache(REMOTES_CACHE)
}

const removeOthers = async (cache: Cache, { files }: Keep): Promise<void> => {
  for (const { url } of await cache.keys())
    if (files[url] === undefined && new URL(url).pathname !== LIST) await cache.delete(url)
}

/** Stores exactly the files of this list. First deletes all others, which are no longer served. Never rejects. */
export const keepRemotes = async (list: Keep): Promise<void> => {
  const asOf = timesForgotten
  const before = await keptList()
  if (asOf !== timesForgotten || isOutdated(list, before)) return
  turn += 1
  const mine = turn
  known = Promise.resolve(list)
  const cache = await openCache(REMOTES_CACHE)
  if (!cache || mine !== turn) return
  try {
    await cache.put(LIST, new Response(JSON.stringify(list)))
    await removeOthers(cache, list)
    for (const [url, hash] of Object.entries(list.files)) {
      if (mine !== turn) return
      if (!(await wholeFile(cache, { url, hash }))) await keepFile(cache, { url, hash }).catch(stopWhenFull)
    }
  } catch {
    // The earlier list must not stay: it may name a withdrawn version.
    if (mine === turn) await forgetRemotes()
  }
}

const stopWhenFull = (error: unknown): void => {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error
}

/** Returns the stored file of a remote if it is listed and its hash matches. */
export const remoteFile = async (url: string): Promise<Response | undefined> => {
  const hash = (await keptList())?.files[url]
  const cache = hash ? await openCache(REMOTES_CACHE) : undefined
  return cache && hash ? wholeFile(cache, { url, hash }) : undefined
}

/** Simulates a restart of the worker by the browser; for tests. */
export const startAnew = (): void => {
  known = undefined
}
