import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { registerCompressedAnswers } from './compressed-answers.ts'

const LIST = { data: Array.from({ length: 200 }, (_, id) => ({ id, name: 'شاورما دجاج' })) }
const app = Fastify()

beforeAll(() => {
  registerCompressedAnswers(app)
  app.get('/list', async () => LIST)
  app.get('/registry', async (_request, reply) => reply.header('etag', '"revision-3"').send(LIST))
  app.get('/short', async () => ({ count: 3 }))
  app.get('/file', async (_request, reply) => reply.type('text/csv').send('a,b\n'.repeat(2000)))
  app.post('/list', async () => LIST)
})
afterAll(() => app.close())

const ask = (url: string, accepted = 'gzip, deflate, br', method: 'GET' | 'POST' = 'GET') =>
  app.inject({ url, method, headers: { 'accept-encoding': accepted } })

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('compresses a long answer for a client that accepts %p with %p', async (accepted, encoding, read) => {
  const { headers, rawPayload } = await ask('/list', accepted)
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(headers['content-length']).toBe(String(rawPayload.length))
  expect(JSON.parse(read(rawPayload).toString())).toEqual(LIST)
  expect(rawPayload.length).toBeLessThan(JSON.stringify(LIST).length / 5)
})

it('sends the plain answer to a client that accepts no supported encoding', async () => {
  const { headers, body } = await ask('/list', 'identity')
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding'])
  expect(JSON.parse(body)).toEqual(LIST)
})

it('weakens the ETag of a compressed answer, because its bytes differ', async () => {
  expect((await ask('/registry')).headers.etag).toBe('W/"revision-3"')
  expect((await ask('/registry', 'identity')).headers.etag).toBe('"revision-3"')
})

it.each([
  ['a short answer', '/short', 'GET'],
  ['what is no JSON', '/file', 'GET'],
  ['the answer to what was sent', '/list', 'POST'],
] as const)('%s stays as it is', async (_, url, method) => {
  const { statusCode, headers } = await ask(url, 'br', method)
  expect([statusCode, headers['content-encoding']]).toEqual([200, undefined])
})
