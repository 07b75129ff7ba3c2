import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#src/errors/errors.ts'
import { isStorePath } from '#src/file-store/store-path.ts'
import type { FileStore } from '#src/file-store/file-store.ts'
import { COPIES, headersOfFile, IMMUTABLE, OPEN_TO_ALL, typeOfFile } from '#src/routing/stored-file.ts'

const accepts = ({ headers }: FastifyRequest, encoding: string): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some(part => part.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part))

interface Wanted {
  path: string
  type: string
  request: FastifyRequest
  reply: FastifyReply
}

// Pictures and fonts are compressed already and have no copies.
const copiesOf = (type: string) => (/^(image|font)\//.test(type) ? [] : COPIES)

/** Returns the file, or its smaller compressed copy if the browser accepts it. */
const openFile = async (store: FileStore, { path, type, request, reply }: Wanted) => {
  for (const { encoding, ending } of copiesOf(type).filter(each => accepts(request, each.encoding))) {
    const found = await store.open(`${path}${ending}`)
    if (!found) continue
    void reply.header('content-encoding', encoding)
    return found
  }
  return store.open(path)
}

const hasTag = ({ headers }: FastifyRequest, etag: string): boolean =>
  String(headers['if-none-match'] ?? '')
    .split(',')
    .some(tag => tag.trim().replace(/^W\//, '') === etag)

interface Bucket {
  /** of addresses, such as `/images/` */
  prefix: string
  store: FileStore
}

/** Serves pictures or the versions of remotes from a bucket, under the same addresses and headers as from a folder. */
export const serveBucket = (app: FastifyInstance, { prefix, store }: Bucket): void => {
  app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const path = request.params['*']
    const type = typeOfFile(path)
    const file = type && isStorePath(path) ? await openFile(store, { path, type, request, reply }) : undefined
    if (!type || !file) throw notFound()
    void reply.headers({
      ...OPEN_TO_ALL,
      ...headersOfFile(type),
      'cache-control': IMMUTABLE,
      vary: 'accept-encoding',
    })
    if (file.etag) void reply.header('etag', file.etag)
    if (file.etag && hasTag(request, file.etag)) {
      file.stream.destroy()
      return reply.code(304).send()
    }
    return reply.header('content-length', file.size).send(file.stream)
  })
}
