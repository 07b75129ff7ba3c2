import pg from 'pg'
import { certificateOf, createCertificateFiles } from '#src/testing/certificate/certificate-files.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { openHttp2 } from '#src/testing/http2-client.ts'
import { openStream } from '#src/testing/open-stream.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import { serveEncrypted } from './serve-encrypted.ts'
import type { EncryptedPort } from './serve-encrypted.ts'

let files: Awaited<ReturnType<typeof createCertificateFiles>>
let test: TestApp
let encrypted: EncryptedPort | undefined
let origin: string
let authorization: string
let locker: pg.Client

beforeAll(async () => {
  files = await createCertificateFiles()
})
afterAll(() => files?.remove())
beforeEach(async () => {
  test = await createTestApp({
    HOST: '127.0.0.1',
    TLS_CERT: files.cert,
    TLS_KEY: files.key,
    TLS_PORT: '0',
  })
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 })
  encrypted = await serveEncrypted(test.app, test.foundation)
  authorization = (await test.signIn('admin')).authorization
  locker = new pg.Client({ connectionString: test.ownerUrl })
  await locker.connect()
})
afterEach(async () => {
  await locker?.end()
  await test?.close()
  await encrypted?.close()
})

const PATH = '/api/Authentication/login'
const loginOf = (name: string) => JSON.stringify({ email: `${name}@sufra.test`, password: 'wrong-password' })
const LOGIN = loginOf('admin')
const JSON_TYPE = { 'content-type': 'application/json' }

// Holds every sign-in back until `commit`.
const lockUsers = () => locker.query('begin; lock table app_user')
const WAITING = `
select from pg_locks where not granted
  and database = (select oid from pg_database where datname = current_database())
`
const untilWaiting = (count: number) =>
  eventually(async () => (await locker.query(WAITING)).rowCount === count || undefined)

// Like a signal: the application closes first, then the encrypted port.
const stop = async () => {
  encrypted?.refuseNew()
  await test.app.close()
  await encrypted?.close()
}

it('finishes running requests when the server stops', async () => {
  await lockUsers()
  const plain = fetch(`${origin}${PATH}`, { method: 'POST', headers: JSON_TYPE, body: LOGIN })
  await untilWaiting(1)
  const client = await openHttp2(`https://localhost:${encrypted?.port}`, await certificateOf('first'))
  const overHttp2 = client.ask(PATH, JSON_TYPE, loginOf('staff'))
  await untilWaiting(2)
  const stopping = stop()
  await eventually(async () => !test.app.server.listening || undefined)
  await expect(fetch(`${origin}/api/health`)).rejects.toThrow('fetch failed')
  await locker.query('commit')
  expect((await plain).status).toBe(401)
  expect((await overHttp2).status).toBe(401)
  await stopping
})

it('ends live streams when the server stops, without an error', async () => {
  const stream = await openStream(origin, { headers: { authorization } })
  const stopping = stop()
  await eventually(async () => stream.isEnded() || undefined)
  await stopping
})

it('reports a stopping node as not ready and closes its connections, but still answers', async () => {
  const before = await fetch(`${origin}/api/health`)
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive'])
  test.foundation.drain.begin()
  const health = await fetch(`${origin}/api/health`)
  expect([health.status, await health.json()]).toEqual([503, { status: 'starting', missing: ['stopping'] }])
  expect(health.headers.get('connection')).toBe('close')
  expect((await fetch(`${origin}${PATH}`, { method: 'POST', headers: JSON_TYPE, body: LOGIN })).status).toBe(
    401,
  )
})
