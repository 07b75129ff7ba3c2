import { createServer as createHttpServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { takeCall } from '../call/take-call.ts'
import { takeControl } from '../control/take-control.ts'
import { pageFile } from '../page-files.ts'
import type { Peer, Reply } from '../peer.ts'
import { readRaw } from './read-raw.ts'
import type { createWatchers } from './watchers.ts'

interface Options {
  port: number
  peers: readonly Peer[]
  watchers: ReturnType<typeof createWatchers>
}

const CONTROL = '/control/'
// Only names of this machine: another name that points here is an attack (DNS rebinding).
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const sendJson = (response: ServerResponse, { status, body, headers }: Reply): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
    .end(JSON.stringify(body))
}

const sendFile = async (response: ServerResponse, name: string): Promise<void> => {
  const file = await pageFile(name)
  if (!file) return sendJson(response, { status: 404, body: { code: 'not_found' } })
  response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.bytes)
}

const passOn = async (peer: Peer, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const target = request.url ?? ''
  const [path = ''] = target.split('?')
  const answer = await takeCall(peer, {
    method: request.method ?? '',
    target,
    headers: request.headers,
    path: path.slice(peer.key.length + 1),
    raw: await readRaw(request),
  })
  if (answer === 'drop') request.socket.destroy()
  else if (answer !== 'hang') sendJson(response, answer)
}

const serve = async (
  { peers, watchers }: Options,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
) => {
  if (!HERE.test(request.headers.host ?? ''))
    return sendJson(response, { status: 421, body: { code: 'not_here' } })
  const { pathname, searchParams } = new URL(`http://localhost${request.url}`)
  const [, key = '', ...rest] = pathname.split('/')
  const below = `/${rest.join('/')}`
  if (pathname === '/') return response.writeHead(302, { location: `/${peers[0]?.key}/` }).end()
  if (key === 'page') return sendFile(response, rest.join('/'))
  const peer = peers.find(each => each.key === key)
  if (!peer) return sendJson(response, { status: 404, body: { code: 'not_found' } })
  if (request.method === 'GET' && below === '/') return sendFile(response, 'index.html')
  if (request.method === 'GET' && below === '/events') return watchers.add(response)
  if (!below.startsWith(CONTROL)) return passOn(peer, request, response)
  const text = (await readRaw(request)).toString()
  const asked = { name: below.slice(CONTROL.length), query: searchParams, text }
  return sendJson(response, takeControl(peer, request, asked))
}

/** Listens on the loopback. Rejects if the port is in use. */
export const createServer = async (options: Options): Promise<{ url: string; close(): Promise<void> }> => {
  const server = createHttpServer((request, response) => {
    serve(options, { request, response }).catch(error => {
      if (!response.headersSent)
        // The unread rest of the request is still on the connection.
        sendJson(response, {
          status: 500,
          headers: { connection: 'close' },
          body: { code: 'error', message: String(error) },
        })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : options.port
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
