import { dropCache, keepFile, openCache, wholeFile } from './files.ts'
import { isKeep } from './messages.ts'
import type { Keep } from './messages.ts'

/** Named here and in the page's `forget-person.ts`, which must empty it also where no worker runs. */
export const REMOTES_CACHE = 'sufra-remotes'
const LIST = '/sufra-remotes.json'

let known: Promise<Keep | null> | undefined
// Raised by each new word of a page: work that was begun before it ends.
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

// An open page of another tab may not have heard yet what was withdrawn meanwhile.
const isOutdated = (list: Keep, kept: Keep | null): boolean =>
  kept !== null &&
  kept.person === list.person &&
  kept.channel === list.channel &&
  list.revision < kept.revision

/** Forgets whose remotes these are, and the remotes. */
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

/** Keeps exactly the files of this list. What it does not name goes first, and is answered from here no more. Never rejects. */
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
    // The list of before must not outlive this one: it may name what was withdrawn.
    if (mine === turn) await forgetRemotes()
  }
}

const stopWhenFull = (error: unknown): void => {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error
}

/** Whether a file belongs to a remote that is kept here; then what is kept of it, if that is whole. */
export const remoteFile = async (url: string): Promise<Response | undefined> => {
  const hash = (await keptList())?.files[url]
  const cache = hash ? await openCache(REMOTES_CACHE) : undefined
  return cache && hash ? wholeFile(cache, { url, hash }) : undefined
}

/** As when the browser ended the worker and starts it again; for tests. */
export const startAnew = (): void => {
  known = undefined
}
