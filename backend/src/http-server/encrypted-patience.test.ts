import { once } from 'node:events'
import { certificateOf, createCertificateFiles } from '#src/testing/certificate/certificate-files.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { openHttp2 } from '#src/testing/http2-client.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import { serveEncrypted } from './serve-encrypted.ts'
import type { EncryptedPort } from './serve-encrypted.ts'

let files: Awaited<ReturnType<typeof createCertificateFiles>>
let ca: Buffer
let test: TestApp
let encrypted: EncryptedPort | undefined
let origin: string

beforeAll(async () => {
  files = await createCertificateFiles()
  ca = await certificateOf('first')
  test = await createTestApp({
    TLS_CERT: files.cert,
    TLS_KEY: files.key,
    TLS_PORT: '0',
    HOST: '127.0.0.1',
    REQUEST_TIMEOUT_SECONDS: '2',
  })
  encrypted = await serveEncrypted(test.app, test.foundation)
  origin = `https://localhost:${encrypted?.port}`
})
afterAll(async () => {
  await test?.close()
  await encrypted?.close()
  await files?.remove()
})

it('closes an idle connection, and no open stream', async () => {
  const { authorization } = await test.signIn('admin')
  const client = await openHttp2(origin, ca)
  const { events, next } = client.listen({ authorization })
  await next('heartbeat')
  const silent = await openHttp2(origin, ca)
  await once(silent.session, 'close')
  await test.foundation.timers.run('live stream heartbeat')
  const beats = () => events().filter(({ type }) => type === 'heartbeat').length
  await eventually(async () => (beats() > 1 ? true : undefined))
  client.close()
})

it('aborts a request that trickles', async () => {
  const client = await openHttp2(origin, ca)
  const login = { ':path': '/api/Authentication/login', ':method': 'POST' }
  const asked = client.session.request({ ...login, 'content-type': 'application/json' }).resume()
  const trickling = setInterval(() => asked.writable && asked.write('x'), 100)
  asked.on('error', () => undefined)
  await once(asked, 'close')
  clearInterval(trickling)
  expect(asked.rstCode).not.toBe(0)
  client.close()
})
