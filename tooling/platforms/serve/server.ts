import { createServer as createHttpServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { handleCall } from '../call/handle-call.ts'
import { handleControl } from '../control/handle-control.ts'
import { pageFile } from '../page-files.ts'
import type { Call, Peer, Reply } from '../peer.ts'
import { readRaw } from './read-raw.ts'
import type { createWatchers } from './watchers.ts'

/** Replaces the answer to a call: `hang` gives none, null leaves it to the platform. */
export type Intercept = (key: string, call: Call) => Promise<Reply | 'hang' | null>

interface Options {
  port: number
  peers: readonly Peer[]
  watchers: ReturnType<typeof createWatchers>
  intercept?: Intercept
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

const passOn = async (
  { peer, intercept }: { peer: Peer; intercept: Intercept | undefined },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const target = request.url ?? ''
  const [path = ''] = target.split('?')
  const call = {
    method: request.method ?? '',
    target,
    headers: request.headers,
    path: path.slice(peer.key.length + 1),
    raw: await readRaw(request),
  }
  const answer = (await intercept?.(peer.key, call)) ?? (await handleCall(peer, call))
  if (answer === 'drop') request.socket.destroy()
  else if (answer !== 'hang') sendJson(response, answer)
}

const serve = async (
  { peers, watchers, intercept }: Options,
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
  if (!below.startsWith(CONTROL)) return passOn({ peer, intercept }, request, response)
  const text = (await readRaw(request)).toString()
  const asked = { name: below.slice(CONTROL.length), query: searchParams, text }
  return sendJson(response, handleControl(peer, request, asked))
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
