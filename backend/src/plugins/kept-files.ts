import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { COPIES, IMMUTABLE, originalOf } from '#src/stored-file.ts'

const TYPES = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.webmanifest', 'application/manifest+json'],
  ['.woff2', 'font/woff2'],
])
const ENDING = /\.\w+$/
const ASSETS = '/assets/'
// The worker has a header of its own, and the others are for the server and for checks.
const NOT_KEPT = new Set(['/sw.js', '/page-hints.json', '/host-facts.json'])

interface Copy {
  body: Buffer
  headers: OutgoingHttpHeaders
  /** to who has it already */
  headersAlone: OutgoingHttpHeaders
}

interface KeptFile {
  path: string
  /** of the file on the disk; empty for what never changes under its name */
  stamp: string
  etag: string
  /** by encoding; '' for the file as it is */
  copies: Map<string, Copy>
}

const stampOf = (path: string): string => {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs} ${found.size} ${found.ino}` : ''
}

interface Place {
  path: string
  url: string
}

// All headers are put together here, once: that is most of what answering costs.
const readKept = ({ path, url }: Place, policies: OutgoingHttpHeaders): KeptFile => {
  const isForEver = url.startsWith(ASSETS)
  const stamp = isForEver ? '' : stampOf(path)
  const original = readFileSync(path)
  const etag = `W/"${createHash('sha256').update(original).digest('base64url').slice(0, 16)}"`
  const copyOf = (body: Buffer, encoding: string): [string, Copy] => {
    const headersAlone = {
      ...policies,
      'content-type': TYPES.get(ENDING.exec(url)?.[0] ?? ''),
      'cache-control': isForEver ? IMMUTABLE : 'no-cache',
      ...{ etag, vary: 'accept-encoding' },
      ...(encoding && { 'content-encoding': encoding }),
    }
    return [encoding, { body, headersAlone, headers: { ...headersAlone, 'content-length': body.length } }]
  }
  const copies = COPIES.filter(({ ending }) => existsSync(path + ending)).map(({ encoding, ending }) =>
    copyOf(readFileSync(path + ending), encoding),
  )
  return { path, stamp, etag, copies: new Map([...copies, copyOf(original, '')]) }
}

const isKept = (url: string): boolean =>
  TYPES.has(ENDING.exec(url)?.[0] ?? '') && !NOT_KEPT.has(url) && originalOf(url).path === url

const keepAll = (folder: string, policies: OutgoingHttpHeaders): Map<string, KeptFile> => {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const files = entries.map(name => ({ path: join(folder, name), url: `/${name.replaceAll('\\', '/')}` }))
  const wanted = files.filter(({ url }) => isKept(url))
  return new Map(wanted.map(file => [file.url, readKept(file, policies)]))
}

const copyFor = (accepted: string, { copies }: KeptFile): Copy | undefined => {
  const found = COPIES.find(({ encoding }) => copies.has(encoding) && accepted.includes(encoding))
  return copies.get(found?.encoding ?? '')
}

export type AnswerFile = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * The built host's files from memory: every visit asks for a dozen of them, and what the framework and the disk do for each costs more than
 * sending it. What has a hash in its name never changes; of the rest the disk is asked whether it did. Gives what answers a
 * request, with `policies` beside the file's own headers, or says that this is no file of these: pages, and those of a build that came after the start.
 */
export const keepFiles = (hostDist: string, policies: OutgoingHttpHeaders): AnswerFile => {
  const kept = keepAll(hostDist, policies)
  const current = (url: string): KeptFile | undefined => {
    const file = kept.get(url)
    if (!file?.stamp || stampOf(file.path) === file.stamp) return file
    kept.delete(url)
    if (!existsSync(file.path)) return undefined
    const changed = readKept({ path: file.path, url }, policies)
    kept.set(url, changed)
    return changed
  }
  return ({ method, url = '', headers: asked }, response) => {
    if (method !== 'GET' && method !== 'HEAD') return false
    const file = current(url.split('?')[0] ?? '')
    const copy = file && !asked.range && copyFor(String(asked['accept-encoding'] ?? ''), file)
    if (!copy) return false
    const isKnown = asked['if-none-match'] === file.etag
    if (isKnown) response.writeHead(304, copy.headersAlone).end()
    else response.writeHead(200, copy.headers).end(method === 'HEAD' ? undefined : copy.body)
    return true
  }
}
