import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveEncrypted } from '#src/encryption/serve-encrypted.ts'
import type { EncryptedPort } from '#src/encryption/serve-encrypted.ts'
import { certificateOf, createCertificateFiles } from '#src/testing/certificate/certificate-files.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { openHttp2 } from '#src/testing/http2-client.ts'

const KEPT = '/assets/main.4f2a9c1b.js'
const LATER = '/assets/later.4f2a9c1b.js'

let folder: string
let certificate: Awaited<ReturnType<typeof createCertificateFiles>>
let test: TestApp
let plain: string
let encrypted: EncryptedPort | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sufra-host-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, KEPT), 'main')
  certificate = await createCertificateFiles()
  test = await createTestApp({
    ...{ TLS_CERT: certificate.cert, TLS_KEY: certificate.key, TLS_PORT: '0', HOST: '127.0.0.1' },
    HOST_DIST: folder,
  })
  plain = await test.app.listen({ host: '127.0.0.1', port: 0 })
  encrypted = await serveEncrypted(test.app, test.foundation)
  await writeFile(join(folder, LATER), 'later')
})
afterAll(async () => {
  await test?.close()
  await encrypted?.close()
  await certificate?.remove()
  await rm(folder, { recursive: true })
})

const get = async (path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> => {
  const asked = ask(`${plain}${path}`, { headers, agent: false }).end()
  const [answer]: [IncomingMessage] = Object(await once(asked, 'response'))
  answer.resume()
  return answer
}

// Of the file itself, of the moment, and of who asks: only a page and a worker go by the last one.
const OF_FILE = ['etag', 'last-modified', 'content-length', 'content-type', 'vary', 'accept-ranges']
const OF_EACH = [...OF_FILE, 'date', 'content-security-policy']
const policiesOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_EACH.includes(name)))

it('what is answered before the framework has the policies of what it answers', async () => {
  const [kept, later] = [await get(KEPT), await get(LATER)]
  // Only what lies on the disk has a date.
  expect([kept, later].map(({ headers }) => 'last-modified' in headers)).toEqual([false, true])
  expect(policiesOf(kept)).toEqual(policiesOf(later))
  expect(policiesOf(kept)['strict-transport-security']).toBeDefined()
  expect(kept.headers['content-security-policy']).toMatch(/default-src 'self'.*script-src 'self'/)
})

it('with a certificate somebody from elsewhere is sent to https for it, and gets it there', async () => {
  expect((await get(KEPT)).statusCode).toBe(200)
  const sent = await get(KEPT, { 'x-forwarded-for': '203.0.113.7' })
  expect([sent.statusCode, sent.headers.location]).toEqual([308, expect.stringMatching(/^https:.*main/)])
  const client = await openHttp2(`https://localhost:${encrypted?.port}`, await certificateOf('first'))
  const { status, body, headers } = await client.ask(KEPT)
  expect([status, body, 'last-modified' in headers]).toEqual([200, 'main', false])
  expect((await client.ask(LATER)).body).toBe('later')
  client.close()
})
