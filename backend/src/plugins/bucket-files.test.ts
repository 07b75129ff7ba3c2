import { S3 } from '@aws-sdk/client-s3'
import { brotliCompressSync } from 'node:zlib'
import { createRemoteStore } from '#src/file-store/stores.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { publishVersion, release } from '#src/testing/remote-version.ts'
import { startS3 } from '#src/testing/s3-server.ts'
import type { S3Server } from '#src/testing/s3-server.ts'

const VERSION = '1.0.0-aaaa'
const FOLDER = `/remotes/menus/${VERSION}`

let server: S3Server
let test: TestApp
beforeAll(async () => {
  server = await startS3()
  test = await createTestApp(server.variables('sufra'))
  await publishVersion(test, ['menus', VERSION])
  const store = createRemoteStore(test.foundation.env)
  await store.put(`menus/${VERSION}/page.js`, Buffer.from('page'))
  await store.put(`menus/${VERSION}/page.js.br`, brotliCompressSync('page'))
})
afterAll(async () => {
  await test?.close()
  await server?.close()
})

it('publishes into the bucket and serves from it like from a folder', async () => {
  const answer = await test.app.inject(`${FOLDER}/contract.json`)
  expect(answer.json()).toMatchObject({ name: 'menus', version: VERSION })
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
})

it.each([
  ['gzip, br', 'br'],
  ['br;q=0, gzip', undefined],
  ['', undefined],
])('answers %p with the encoding %p', async (accepted, encoding) => {
  const answer = await test.app.inject({
    url: `${FOLDER}/page.js`,
    headers: { 'accept-encoding': accepted },
  })
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding])
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.vary).toContain('accept-encoding')
})

it('answers a HEAD without a body', async () => {
  const answer = await test.app.inject({ method: 'HEAD', url: `${FOLDER}/page.js` })
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '4', ''])
})

it.each([
  `${FOLDER}/none.js`,
  '/remotes/',
  '/remotes/..%2f..%2fsecret',
  `${FOLDER}/%00`,
  `${FOLDER}/.hidden`,
])('answers 404 to %s', async url => {
  const answer = await test.app.inject(url)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
})

it('stores the copy of the registry in the bucket, and serves the one of the database', async () => {
  const store = createRemoteStore(test.foundation.env)
  await release(test, 'Disable', { name: 'menus' })
  const copy = JSON.parse(String(await store.read('registry.json')))
  expect(copy).toEqual((await test.app.inject('/remotes/registry.json')).json())
  expect(copy.remotes.menus.disabled).toBe(true)
})

describe('objects that browsers read from the bucket directly', () => {
  const headOf = async (name: string) => {
    const { S3_ENDPOINT: endpoint, REMOTE_STORE } = server.variables('sufra')
    const { hostname: Bucket, pathname } = new URL(String(REMOTE_STORE))
    const s3 = new S3({ endpoint, region: 'us-east-1', forcePathStyle: true })
    return s3.headObject({ Bucket, Key: `${pathname.slice(1)}/${name}` })
  }
  const FILE = { ContentDisposition: 'attachment', CacheControl: 'public, max-age=31536000, immutable' }

  it.each([
    ['contract.json', 'application/json; charset=utf-8', undefined],
    ['remoteEntry.js', 'text/javascript; charset=utf-8', undefined],
    ['page.js.br', 'text/javascript; charset=utf-8', 'br'],
  ])('have the type and headers of %s', async (name, ContentType, encoding) => {
    const head = await headOf(`menus/${VERSION}/${name}`)
    expect(head).toMatchObject({ ...FILE, ContentType })
    expect(head.ContentEncoding || undefined).toBe(encoding)
  })

  it('are revalidated each time in the case of the registry', async () => {
    expect(await headOf('registry.json')).toMatchObject({
      ContentType: 'application/json; charset=utf-8',
      CacheControl: 'no-cache',
    })
  })
})
