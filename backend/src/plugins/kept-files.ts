import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { COPIES, IMMUTABLE, originalOf } from '#src/stored-file.ts'

const TYPES = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.woff2', 'font/woff2'],
])
const ENDING = /\.\w+$/

interface KeptFile {
  type: string
  etag: string
  /** by encoding; '' for the file as it is */
  bodies: Map<string, Buffer>
}

const keep = (folder: string): Map<string, KeptFile> => {
  const kept = new Map<string, KeptFile>()
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const { path, encoding = '' } = originalOf(name)
    const type = TYPES.get(ENDING.exec(path)?.[0] ?? '')
    if (!type) continue
    const bytes = readFileSync(join(folder, name))
    const file = kept.get(path) ?? { type, etag: '', bodies: new Map() }
    file.bodies.set(encoding, bytes)
    if (!encoding) file.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`
    kept.set(path, file)
  }
  return kept
}

const encodingFor = (accepted: string | undefined, { bodies }: KeptFile): string =>
  COPIES.find(({ encoding }) => bodies.has(encoding) && accepted?.includes(encoding))?.encoding ?? ''

const answer = (file: KeptFile, request: FastifyRequest, reply: FastifyReply) => {
  void reply.headers({ 'cache-control': IMMUTABLE, etag: file.etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'], file)
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.type(file.type).send(file.bodies.get(encoding))
}

/**
 * The built host's own code and fonts, `/assets/`, from memory: every visit asks for a dozen of them, and to look at the disk and to open
 * a file for each costs more than all the rest. A build never changes them under their names. Those of one
 * that came after the start are none of them: `otherwise` answers.
 */
export const serveKeptFiles = (
  app: FastifyInstance,
  {
    hostDist,
    otherwise,
  }: { hostDist: string; otherwise: (name: string, reply: FastifyReply) => FastifyReply },
): void => {
  const kept = keep(join(hostDist, 'assets'))
  app.get<{ Params: { '*': string } }>('/assets/*', { schema: { hide: true } }, async (request, reply) => {
    const name = request.params['*']
    const file = kept.get(name)
    return file ? answer(file, request, reply) : otherwise(name, reply)
  })
}
