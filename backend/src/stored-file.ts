import { posix } from 'node:path'
import { REMOTE_FILE_TYPES } from '@sufra/shared/contracts/remote-file'

/** of a version of a remote, in bytes, unpacked */
export const LARGEST_FILE = 20 * 1_048_576

/** A smaller copy that lies beside a file, for browsers that can read it. */
export const COPIES = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

/** As what a file is stored and served; undefined for one that is neither. */
export const typeOfFile = (path: string): string | undefined => REMOTE_FILE_TYPES.get(posix.extname(path))

/** The file that a name stands for: `page.js` for `page.js.br`, which is in brotli. */
export const originalOf = (path: string) => {
  const copy = COPIES.find(({ ending }) => path.endsWith(ending))
  return copy ? { path: path.slice(0, -copy.ending.length), encoding: copy.encoding } : { path }
}

/** Whether a version of a remote may hold a file of this name: one that is served, or a copy of such a one. */
export const isTakenFile = (path: string): boolean => typeOfFile(originalOf(path).path) !== undefined

/**
 * With every answer where files of others are served: what is opened as a page has no origin, runs nothing and loads
 * nothing. A script, a style, a picture or a font that a page of ours loads is not touched by it.
 */
export const NO_DOCUMENT = { 'content-security-policy': "sandbox; default-src 'none'" }

/** With every file that somebody sent us, whatever its route: it has the type that we say, and is kept, not shown, when opened. */
export const headersOfFile = (type: string) => ({
  ...NO_DOCUMENT,
  'content-type': type,
  'content-disposition': 'attachment',
  'x-content-type-options': 'nosniff',
})

/** What never changes under its name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Remotes and pictures are public, and are read with CORS even on one origin: integrity and canvas need it. */
export const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

const STORED = /^\/(remotes|images)(\/|$)/

/** Whether an address is one of those below which files of others are served. */
export const isStoredAddress = (url: string): boolean => STORED.test(url)
