import { existsSync, readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { BACKEND_PATHS } from '../federation/common.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const COPIES = [
  ['br', '.br'],
  ['gzip', '.gz'],
]
const BAD_GATEWAY = 502

const isOfBackend = pathname => BACKEND_PATHS.some(own => pathname === own || pathname.startsWith(`${own}/`))

/** Returns a handler that forwards requests to a backend elsewhere. */
export const backendAt = api => (request, response) => {
  const { protocol, hostname, port, host } = new URL(api)
  const { method, url, headers } = request
  const outgoing = (protocol === 'https:' ? https : http).request(
    { hostname, port, path: url, method, headers: { ...headers, host } },
    answer => {
      response.writeHead(answer.statusCode, answer.headers)
      // An answer that breaks off ends here too; the client would otherwise wait for its end.
      pipeline(answer, response, () => undefined)
    },
  )
  outgoing.once('error', () => {
    if (response.headersSent) return response.destroy()
    response.writeHead(BAD_GATEWAY, { 'content-type': 'text/plain' })
    response.end(`The backend at ${api} cannot be reached. SUFRA_API names another one.\n`)
  })
  // A live stream ends with the page that reads it.
  response.once('close', () => outgoing.destroy())
  request.pipe(outgoing)
}

const filesOf = folder =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && entry.name !== '.stamp')
      .map(entry => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name))),
  )

const answerFile = ({ request, response, folder, file }) => {
  const accepted = request.headers['accept-encoding'] ?? ''
  const copy = COPIES.find(
    ([name, ending]) => accepted.includes(name) && existsSync(path.join(folder, file + ending)),
  )
  const isImmutable = file.startsWith('assets/')
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(copy && { 'content-encoding': copy[0] }),
  })
  response.end(readFileSync(path.join(folder, file + (copy?.[1] ?? ''))))
}

/** Creates the server of a build: its files, its page for every other address, and `backend` for API requests. */
export const createBuildServer = ({ folder, backend }) => {
  const files = filesOf(folder)
  return http.createServer((request, response) => {
    const [pathname] = request.url.split('?')
    if (isOfBackend(pathname)) return backend(request, response)
    const file = files.has(pathname.slice(1)) ? pathname.slice(1) : 'index.html'
    answerFile({ request, response, folder, file })
  })
}
