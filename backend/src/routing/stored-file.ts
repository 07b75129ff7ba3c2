import { posix } from 'node:path'
import { REMOTE_FILE_TYPES } from '@sufra/shared/contracts/remote-file'

/** of a remote version's file, in bytes, unpacked */
export const LARGEST_FILE = 20 * 1_048_576

/** Compressed copies beside a file, for browsers that accept them. */
export const COPIES = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

/** Returns the content type with which a file is stored and served; undefined if it is neither. */
export const typeOfFile = (path: string): string | undefined => REMOTE_FILE_TYPES.get(posix.extname(path))

/** Returns the original of a name and its encoding: `page.js` in brotli for `page.js.br`. */
export const originalOf = (path: string) => {
  const copy = COPIES.find(({ ending }) => path.endsWith(ending))
  return copy ? { path: path.slice(0, -copy.ending.length), encoding: copy.encoding } : { path }
}

/** Returns whether a remote version may contain a file of this name: a served type or a compressed copy of one. */
export const isTakenFile = (path: string): boolean => typeOfFile(originalOf(path).path) !== undefined

/**
 * Sent with every answer that serves third-party files: opened as a page, the file has no origin and neither runs nor
 * loads anything. Scripts, styles, pictures and fonts that our pages load are unaffected.
 */
export const NO_DOCUMENT = { 'content-security-policy': "sandbox; default-src 'none'" }

/**
 * Sent with every uploaded file, on any route: the type is ours, and the browser downloads it instead of showing it.
 */
export const headersOfFile = (type: string) => ({
  ...NO_DOCUMENT,
  'content-type': type,
  'content-disposition': 'attachment',
  'x-content-type-options': 'nosniff',
})

/** Content that never changes under its name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Remotes and pictures are public. They are read with CORS even from the same origin, because integrity and canvas
 * need it.
 */
export const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

const STORED = /^\/(remotes|images)(\/|$)/

/** Returns whether an address is below one of the paths of third-party files. */
export const isStoredAddress = (url: string): boolean => STORED.test(url)
