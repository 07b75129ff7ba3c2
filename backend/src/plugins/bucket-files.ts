import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#src/errors/errors.ts'
import { isStorePath } from '#src/modules/front-end-delivery/front-end-delivery.ts'
import type { RemoteStore } from '#src/modules/front-end-delivery/front-end-delivery.ts'
import { COPIES, headersOfFile, IMMUTABLE, OPEN_TO_ALL, typeOfFile } from '#src/routing/stored-file.ts'

const accepts = ({ headers }: FastifyRequest, encoding: string): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some(part => part.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part))

interface Wanted {
  path: string
  request: FastifyRequest
  reply: FastifyReply
}

/** Returns the file, or its smaller compressed copy if the browser accepts it. */
const openFile = async (store: RemoteStore, { path, request, reply }: Wanted) => {
  for (const { encoding, ending } of COPIES.filter(each => accepts(request, each.encoding))) {
    const found = await store.open(`${path}${ending}`)
    if (!found) continue
    void reply.header('content-encoding', encoding)
    return found
  }
  return store.open(path)
}

/** Serves the versions of remotes from a bucket, under the same addresses and headers as from a folder. */
export const serveBucket = (app: FastifyInstance, store: RemoteStore): void => {
  app.get<{ Params: { '*': string } }>('/remotes/*', async (request, reply) => {
    const path = request.params['*']
    const type = typeOfFile(path)
    const found = type && isStorePath(path) ? await openFile(store, { path, request, reply }) : undefined
    if (!type || !found) throw notFound()
    const headers = {
      ...OPEN_TO_ALL,
      ...headersOfFile(type),
      'cache-control': IMMUTABLE,
      vary: 'accept-encoding',
      'content-length': found.size,
    }
    void reply.headers(headers)
    return reply.send(found.stream)
  })
}
