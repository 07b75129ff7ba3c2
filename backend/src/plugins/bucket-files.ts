import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#src/errors.ts'
import { isStorePath, type RemoteStore } from '#src/modules/remote-store/remote-store.service.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]
const TYPES = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
])

const accepts = ({ headers }: FastifyRequest, encoding: string): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some(part => part.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part))

interface Wanted {
  path: string
  request: FastifyRequest
  reply: FastifyReply
}

/** The file as it lies there, or the smaller copy beside it that the browser can read. */
const openFile = async (store: RemoteStore, { path, request, reply }: Wanted) => {
  for (const { name, ending } of ENCODINGS.filter(each => accepts(request, each.name))) {
    const found = await store.open(`${path}${ending}`)
    if (!found) continue
    void reply.header('content-encoding', name)
    return found
  }
  return store.open(path)
}

/** The versions of remotes out of a store that is no folder, under the same addresses and headers as from one. */
export const serveBucket = (app: FastifyInstance, store: RemoteStore): void => {
  app.get<{ Params: { '*': string } }>('/remotes/*', async (request, reply) => {
    const path = request.params['*']
    const found = isStorePath(path) ? await openFile(store, { path, request, reply }) : undefined
    if (!found) throw notFound()
    const headers = {
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': IMMUTABLE,
      vary: 'accept-encoding',
      'content-type': TYPES.get(extname(path)) ?? 'application/octet-stream',
      'content-length': found.size,
    }
    void reply.headers(headers)
    return reply.send(found.stream)
  })
}
