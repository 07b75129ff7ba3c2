import { once } from 'node:events'
import { request as requestOverTls } from 'node:https'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { certificateOf, createCertificateFiles } from '#src/testing/certificate/certificate-files.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { openHttp2 } from '#src/testing/http2-client.ts'
import { addShop, placeOrder } from '#src/testing/shop-fixture.ts'
import { openCertificate } from './certificate.ts'
import { RENEW_CERTIFICATE, serveEncrypted } from './serve-encrypted.ts'
import type { EncryptedPort } from './serve-encrypted.ts'

const SCRIPT = '/main.4f2a9c1b.js'

let hostDist: string
let files: Awaited<ReturnType<typeof createCertificateFiles>>
let first: Buffer
let test: TestApp
let encrypted: EncryptedPort | undefined
let origin: string
let authorization: string

beforeAll(async () => {
  files = await createCertificateFiles()
  first = await certificateOf('first')
  hostDist = await mkdtemp(join(tmpdir(), 'sufra-host-'))
  await writeFile(join(hostDist, SCRIPT), 'main')
  test = await createTestApp({
    TLS_CERT: files.cert,
    TLS_KEY: files.key,
    TLS_PORT: '0',
    HOST: '127.0.0.1',
    HOST_DIST: hostDist,
  })
  encrypted = await serveEncrypted(test.app, test.foundation)
  origin = `https://localhost:${encrypted?.port}`
  authorization = (await test.signIn('admin')).authorization
})
afterAll(async () => {
  await test?.close()
  await encrypted?.close()
  await files?.remove()
  await rm(hostDist, { recursive: true })
})

const port = () => Number(new URL(origin).port)

const overHttp1 = async (path: string, headers = {}): Promise<{ answer: IncomingMessage; body: string }> => {
  const asked = requestOverTls(`${origin}${path}`, { ca: first, headers, agent: false }).end()
  const [answer]: [IncomingMessage] = Object(await once(asked, 'response'))
  let body = ''
  for await (const chunk of answer.setEncoding('utf8')) body += chunk
  return { answer, body }
}

const LOGIN = JSON.stringify({ email: 'admin@sufra.test', password: 'Sufra-demo-1', rememberMe: true })

it('answers over HTTP/2, and over HTTP/1.1 for older clients', async () => {
  const client = await openHttp2(origin, first)
  expect(client.session.alpnProtocol).toBe('h2')
  const { status, body, headers } = await client.ask('/api/health')
  expect([status, JSON.parse(body).status]).toEqual([200, 'ok'])
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  // The requested host, which HTTP/2 sends in a pseudo-header.
  expect(headers['content-security-policy']).toContain(` localhost:${port()}/sw.js`)
  client.close()
  const older = await overHttp1('/api/health')
  expect([older.answer.statusCode, older.answer.httpVersion]).toEqual([200, '1.1'])
  expect(older.answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
})

it('serves a file of the host over HTTP/2, and redirects a plain request for it from elsewhere', async () => {
  const client = await openHttp2(origin, first)
  const { status, body, headers } = await client.ask(SCRIPT)
  expect([status, body]).toEqual([200, 'main'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  client.close()
  const plain = await test.app.inject({ url: SCRIPT, headers: { host: 'sufra.example' } })
  expect([plain.statusCode, plain.headers.location]).toEqual([308, `https://sufra.example:0${SCRIPT}`])
})

it('keeps a session over HTTP/2: body, cookie and the origin of the page', async () => {
  const client = await openHttp2(origin, first)
  const json = { 'content-type': 'application/json' }
  const { status, headers } = await client.ask('/api/Authentication/login', json, LOGIN)
  const [cookie = ''] = (headers['set-cookie'] ?? []).filter(line => line.startsWith('sufra_refresh='))
  expect(status).toBe(200)
  expect(cookie).toMatch(/; Secure/)
  const refresh = (from: string) =>
    client.ask(
      '/api/Authentication/RefreshToken',
      { ...json, cookie: cookie.split(';')[0] ?? '', origin: from },
      '{}',
    )
  expect((await refresh('https://elsewhere.test')).status).toBe(403)
  expect((await refresh(origin)).status).toBe(200)
  client.close()
})

it('keeps live streams open over HTTP/2, several on one connection', async () => {
  const shop = await addShop(test, 1)
  const client = await openHttp2(origin, first)
  const streams = [client.listen({ authorization }), client.listen({ authorization })]
  await Promise.all(streams.map(stream => stream.next('heartbeat')))
  const order = await placeOrder(test, { shop, headers: { authorization } })
  const events = await Promise.all(streams.map(stream => stream.next('order.upserted')))
  expect(events.map(({ data }) => data.order.id)).toEqual([order.id, order.id])
  streams[0]?.stream.close()
  await once(streams[0]?.stream ?? client.session, 'close')
  expect((await client.ask('/api/health')).status).toBe(200)
  client.close()
})

it('uses a renewed certificate without a restart, and the previous one while the files do not match', async () => {
  const shown = async (): Promise<string> => {
    const socket = connect({ port: port(), host: 'localhost', rejectUnauthorized: false })
    await once(socket, 'secureConnect')
    const { fingerprint256 } = socket.getPeerCertificate()
    socket.destroy()
    return fingerprint256
  }
  const before = await shown()
  const open = await openHttp2(origin, first)
  await files.putCert('renewed')
  await expect(test.foundation.timers.run(RENEW_CERTIFICATE)).rejects.toThrow()
  expect(await shown()).toBe(before)
  await files.putKey('renewed')
  await test.foundation.timers.run(RENEW_CERTIFICATE)
  expect(await shown()).not.toBe(before)
  const client = await openHttp2(origin, await certificateOf('renewed'))
  expect((await client.ask('/api/health')).status).toBe(200)
  client.close()
  open.close()
})

it('redirects plain requests from elsewhere to https, and answers this machine', async () => {
  const ask = (host: string) =>
    test.app.inject({ url: '/live-order?a=1', headers: { host }, remoteAddress: '127.0.0.1' })
  const { statusCode, headers } = await ask('sufra.example')
  expect([statusCode, headers.location]).toEqual([308, 'https://sufra.example:0/live-order?a=1'])
  expect((await ask('localhost:4000')).statusCode).not.toBe(308)
  expect((await ask('sufra.example"><script>')).headers.location).toBeUndefined()
})

it.each(['nowhere', 'not a certificate'])('reports an unusable certificate in one line: %s', async what => {
  const cert = what === 'nowhere' ? `${files.cert}.gone` : __filename
  await expect(openCertificate({ cert, key: files.key })).rejects.toThrow(
    /^Sufra cannot start: the certificate in TLS_CERT and TLS_KEY cannot be used \((ENOENT|ERR_OSSL_PEM_NO_START_LINE)\)\.$/,
  )
})
