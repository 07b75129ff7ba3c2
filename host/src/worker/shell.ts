import { cacheNames, dropCache, keepAnswer, keepFile, openCache, wholeFile } from './files.ts'
import type { Files } from './files.ts'

/** A build of the host: its version, and what it consists of. The build writes it into the worker. */
export interface Shell {
  version: string
  /** The script that a page of this build begins with. */
  main: string
  files: Files
}

export const PAGE = '/index.html'
const PREFIX = 'sufra-shell-'
/** Laid last into a build's cache: what has it is complete, and can be started without a network. */
const LIST = '/sufra-shell.json'
/** Open pages go on with the chunks of the build that they began with. */
const OLDER_KEPT = 2
// Beside whoever works in the page.
const AT_ONCE = 2

const isFiles = (value: unknown): value is Files =>
  typeof value === 'object' && value !== null && Object.values(value).every(hash => typeof hash === 'string')

const filesIn = async (cache: Cache): Promise<Files | undefined> => {
  try {
    const list: unknown = await (await cache.match(LIST))?.json()
    return isFiles(list) ? list : undefined
  } catch {
    return undefined
  }
}

// What was found cut since then is gone from there.
const isWhole = async (cache: Cache, files: Files): Promise<boolean> => {
  if (!(await filesIn(cache))) return false
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return Object.keys(files).every(url => kept.has(url))
}

const keepAll = async (cache: Cache, files: Files): Promise<void> => {
  const waiting = Object.entries(files)
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [url, hash] = next
      if (!(await wholeFile(cache, { url, hash }))) await keepFile(cache, { url, hash })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await cache.put(LIST, new Response(JSON.stringify(files)))
}

/**
 * Keeps a build of the host whole, or as much as there is room and network for; later calls bring what is missing. Never rejects: pushes
 * are shown also where nothing can be kept.
 */
export const keepShell = async ({ version, files }: Shell): Promise<void> => {
  const cache = await openCache(PREFIX + version)
  if (!cache) return
  try {
    if (await isWhole(cache, files)) return
    await keepAll(cache, files)
  } catch (error) {
    // Half a build is of no use, and what is full needs the room.
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      await dropCache(PREFIX + version)
  }
}

/**
 * Takes the page as the server sends it now, if it is this build's: the policy in its headers belongs to the deployment and may be another
 * than the copy's. Never rejects.
 */
export const renewPage = async ({ version, files }: Shell, answer: Response): Promise<void> => {
  const hash = files[PAGE]
  const cache = hash ? await openCache(PREFIX + version) : undefined
  if (cache && hash) await keepAnswer(cache, { url: PAGE, hash, answer }).catch(() => undefined)
}

const shells = async (): Promise<string[]> =>
  (await cacheNames()).filter(name => name.startsWith(PREFIX)).toReversed()

/** Forgets builds that no open page can be of any more. */
export const dropOldShells = async ({ version }: Shell): Promise<void> => {
  const others = (await shells()).filter(name => name !== PREFIX + version)
  await Promise.all(others.slice(OLDER_KEPT).map(dropCache))
}

// A page is started from a whole build only; a chunk that is there is there.
const hashIn = async (
  cache: Cache,
  { url, own }: { url: string; own?: Files },
): Promise<string | undefined> => {
  const listed = own && url !== PAGE ? own : await filesIn(cache)
  return listed?.[url]
}

/** A file of a build that is kept, this worker's build before older ones; undefined when it has to be fetched. */
export const shellFile = async ({ version, files }: Shell, url: string): Promise<Response | undefined> => {
  const own = PREFIX + version
  const names = await shells()
  for (const name of [...names.filter(each => each === own), ...names.filter(each => each !== own)]) {
    const cache = await openCache(name)
    const hash = cache && (await hashIn(cache, { url, ...(name === own && { own: files }) }))
    const found = cache && hash ? await wholeFile(cache, { url, hash }) : undefined
    if (found) return found
  }
  return undefined
}
