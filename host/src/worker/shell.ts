import { cacheNames, dropCache, keepAnswer, keepFile, openCache, wholeFile } from './files.ts'
import type { Files } from './files.ts'

/** A build of the host: version and files. The build writes it into the worker. */
export interface Shell {
  version: string
  /** Main script of this build's pages. */
  main: string
  files: Files
}

export const PAGE = '/index.html'
const PREFIX = 'sufra-shell-'
/** Written last into a build's cache: its presence marks the build as complete and startable without a network. */
const LIST = '/sufra-shell.json'
/** Open pages keep loading chunks of their own build. */
const OLDER_KEPT = 2
// Parallel downloads, next to the open page's own.
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

// Truncated files found since then are already deleted.
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
 * Stores a build of the host completely, or as far as storage and network allow; later calls add missing files. Never
 * rejects: pushes are shown also without storage.
 */
export const keepShell = async ({ version, files }: Shell): Promise<void> => {
  const cache = await openCache(PREFIX + version)
  if (!cache) return
  try {
    if (await isWhole(cache, files)) return
    await keepAll(cache, files)
  } catch (error) {
    // An incomplete build is useless and occupies needed space.
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      await dropCache(PREFIX + version)
  }
}

/**
 * Stores the page from the server's response if it belongs to this build: its policy header is set by the deployment
 * and may be newer than the stored one. Never rejects.
 */
export const renewPage = async ({ version, files }: Shell, answer: Response): Promise<void> => {
  const hash = files[PAGE]
  const cache = hash ? await openCache(PREFIX + version) : undefined
  if (cache && hash) await keepAnswer(cache, { url: PAGE, hash, answer }).catch(() => undefined)
}

const shells = async (): Promise<string[]> =>
  (await cacheNames()).filter(name => name.startsWith(PREFIX)).toReversed()

/** Deletes builds that no open page can use. */
export const dropOldShells = async ({ version }: Shell): Promise<void> => {
  const others = (await shells()).filter(name => name !== PREFIX + version)
  await Promise.all(others.slice(OLDER_KEPT).map(dropCache))
}

// A page starts only from a complete build; a stored chunk is usable from any build.
const hashIn = async (
  cache: Cache,
  { url, own }: { url: string; own?: Files },
): Promise<string | undefined> => {
  const listed = own && url !== PAGE ? own : await filesIn(cache)
  return listed?.[url]
}

/** Returns the stored file of a build, this worker's build before older ones; undefined when it has to be fetched. */
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
