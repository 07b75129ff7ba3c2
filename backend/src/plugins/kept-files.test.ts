import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request as ask } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { keepFiles } from './kept-files.ts'

const CODE = 'console.log("main")'
const MAIN = '/assets/main.4f2a9c1b.js'
const OTHERWISE = 'not kept'
let folder: string
let server: Server

const lay = async (name: string, bytes: string | Buffer) => {
  await mkdir(join(folder, name, '..'), { recursive: true })
  await writeFile(join(folder, name), bytes)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sufra-files-'))
  await lay(MAIN, CODE)
  await lay(`${MAIN}.br`, brotliCompressSync(CODE))
  await lay(`${MAIN}.gz`, gzipSync(CODE))
  await lay('/assets/latin.4f2a9c1b.woff2', 'font')
  await lay('/locales/ar.json', '{"a":1}')
  await lay('/locales/en.json', '{}')
  await lay('/index.html', 'a page')
  await lay('/sw.js', 'a worker')
  await lay('/notes.txt', 'nobody asked')
  const answer = keepFiles(folder, { 'x-policy': 'strict' })
  server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end(OTHERWISE)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> => {
  const { port }: AddressInfo = Object(server.address())
  const asked = ask({ host: '127.0.0.1', port, path, method, headers, agent: false }).end()
  const [answer]: [IncomingMessage] = Object(await once(asked, 'response'))
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliCompressSync(CODE)],
  ['gzip', 'gzip', gzipSync(CODE)],
  ['', undefined, Buffer.from(CODE)],
])('gives who accepts %p the copy in %p, for ever', async (accepted, encoding, bytes) => {
  const answer = await get(MAIN, { 'accept-encoding': accepted })
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding])
  expect(answer.body.equals(bytes)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'x-policy': 'strict',
  })
})

it('gives a file without copies as it is, with its type', async () => {
  const { body, headers } = await get('/assets/latin.4f2a9c1b.woff2', { 'accept-encoding': 'br' })
  expect([String(body), headers['content-type']]).toEqual(['font', 'font/woff2'])
  expect(headers['content-encoding']).toBeUndefined()
})

it.each([MAIN, '/locales/ar.json'])('sends %s no second time to who has it', async url => {
  const { headers } = await get(url)
  const again = await get(url, { 'if-none-match': String(headers.etag) })
  expect([again.status, String(again.body), again.headers['x-policy']]).toEqual([304, '', 'strict'])
})

it('a name without a hash is asked for again, and gives what lies there by then', async () => {
  const before = await get('/locales/ar.json')
  expect([String(before.body), before.headers['cache-control']]).toEqual(['{"a":1}', 'no-cache'])
  await lay('/locales/ar.json', '{"a":22}')
  const after = await get('/locales/ar.json', { 'if-none-match': String(before.headers.etag) })
  expect([after.status, String(after.body)]).toEqual([200, '{"a":22}'])
  await rm(join(folder, 'locales/en.json'))
  expect((await get('/locales/en.json')).status).toBe(404)
})

it('answers a question for its headers alone', async () => {
  const { status, body, headers } = await get(MAIN, {}, 'HEAD')
  expect([status, String(body), headers['content-length']]).toEqual([200, '', String(CODE.length)])
})

it.each([
  ...['/assets/gone.js', '/notes.txt', `${MAIN}.br`, '/index.html', '/', '/sw.js'],
  ...['/assets/../assets/main.4f2a9c1b.js', '/locales'],
])('leaves %s to others', async url => {
  const { status, body } = await get(url)
  expect([status, String(body)]).toEqual([404, OTHERWISE])
})

it('leaves to others what is no plain question for a whole file', async () => {
  for (const answer of [await get(MAIN, {}, 'POST'), await get(MAIN, { range: 'bytes=0-3' })])
    expect(String(answer.body)).toBe(OTHERWISE)
})
