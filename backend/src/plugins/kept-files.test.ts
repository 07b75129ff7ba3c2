import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { serveKeptFiles } from './kept-files.ts'

const CODE = 'console.log("main")'
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sufra-assets-'))
  await mkdir(join(folder, 'assets'))
  const files = {
    'main.4f2a9c1b.js': CODE,
    'main.4f2a9c1b.js.br': brotliCompressSync(CODE),
    'main.4f2a9c1b.js.gz': gzipSync(CODE),
    'latin.4f2a9c1b.woff2': 'font',
    'notes.txt': 'nobody asked',
  }
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, 'assets', name), bytes)
  app = Fastify()
  serveKeptFiles(app, {
    hostDist: folder,
    otherwise: (name, reply) => reply.code(404).send(`not kept: ${name}`),
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (name: string, headers = {}) => app.inject({ url: `/assets/${name}`, headers })

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliCompressSync(CODE)],
  ['gzip', 'gzip', gzipSync(CODE)],
  ['', undefined, Buffer.from(CODE)],
])('gives who accepts %p the copy in %p, for ever', async (accepted, encoding, bytes) => {
  const answer = await get('main.4f2a9c1b.js', { 'accept-encoding': accepted })
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding])
  expect(answer.rawPayload.equals(bytes)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
})

it('gives a file without copies as it is, with its type', async () => {
  const answer = await get('latin.4f2a9c1b.woff2', { 'accept-encoding': 'br' })
  expect([answer.body, answer.headers['content-type']]).toEqual(['font', 'font/woff2'])
  expect(answer.headers['content-encoding']).toBeUndefined()
})

it('sends nothing again to who has it', async () => {
  const { headers } = await get('main.4f2a9c1b.js')
  const again = await get('main.4f2a9c1b.js', { 'if-none-match': headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it('answers a question for its headers alone', async () => {
  const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url: '/assets/main.4f2a9c1b.js' })
  expect([statusCode, body, headers['content-length']]).toEqual([200, '', String(CODE.length)])
})

it.each(['gone.js', 'notes.txt', 'main.4f2a9c1b.js.br'])('leaves %s to others', async name => {
  const { statusCode, body } = await get(name)
  expect([statusCode, body]).toEqual([404, `not kept: ${name}`])
})
