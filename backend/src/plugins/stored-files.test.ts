import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { REMOTE_FILE_TYPES } from '@sufra/shared/contracts/remote-file'
import { createRemoteStore } from '#src/file-store/stores.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { startS3 } from '#src/testing/s3-server.ts'
import type { S3Server } from '#src/testing/s3-server.ts'

const FOLDER = 'menus/1.0.0-abcdef'
const PAGE = '<!doctype html><script src="page.js"></script>'

/** Files written past the API, as a version from before its rules may have them. */
const LAID = {
  'page.js': 'code',
  'page.js.br': brotliCompressSync('code'),
  'page.js.gz': gzipSync('code'),
  'page.html': PAGE,
  'page.html.br': brotliCompressSync(PAGE),
  'page.xhtml': PAGE,
  'page.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'page.xml': '<x/>',
  'page.pdf': '%PDF-1.7',
  'page.txt': PAGE,
  page: PAGE,
  'fake.png': PAGE,
  ...Object.fromEntries([...REMOTE_FILE_TYPES.keys()].map(ending => [`each${ending}`, 'x'])),
}

let server: S3Server
let tests: Record<'folder' | 'bucket', TestApp>
beforeAll(async () => {
  server = await startS3()
  tests = { folder: await createTestApp(), bucket: await createTestApp(server.variables('stored')) }
  for (const [name, content] of Object.entries(LAID)) {
    const place = join(tests.folder.foundation.env.DATA_DIR, 'remotes', FOLDER, name)
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, content)
    await createRemoteStore(tests.bucket.foundation.env).put(`${FOLDER}/${name}`, Buffer.from(content))
  }
  for (const name of ['1.webp', '1.html', '1.svg'])
    await writeFile(join(tests.folder.foundation.env.DATA_DIR, 'images', name), PAGE)
})
afterAll(async () => {
  await Promise.all(Object.values(tests ?? {}).map(test => test.close()))
  await server?.close()
})

describe.each(['folder', 'bucket'] as const)('files of a version in a %s', kind => {
  const get = (url: string, headers = {}) => tests[kind].app.inject({ url, headers })
  const file = (name: string, headers = {}) => get(`/remotes/${FOLDER}/${name}`, headers)

  it.each([...REMOTE_FILE_TYPES])(
    'serves %s as %s, which can be loaded and never opened as a document',
    async (ending, type) => {
      const { statusCode, headers } = await file(`each${ending}`)
      expect([statusCode, headers]).toEqual([
        200,
        expect.objectContaining({
          'content-type': type,
          'content-disposition': 'attachment',
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=31536000, immutable',
        }),
      ])
    },
  )

  it.each([
    'page.html',
    'page.xhtml',
    'page.svg',
    'page.xml',
    'page.pdf',
    'page.txt',
    'page',
    'page.js.br',
    'page.js.gz',
  ])('does not serve %s although it exists', async name => {
    for (const accept of ['text/html', '*/*']) {
      const answer = await file(name, { accept, 'accept-encoding': 'br, gzip' })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
      expect(answer.headers['content-security-policy']).toBe("sandbox; default-src 'none'")
    }
  })

  it.each([
    'page%2ehtml',
    'page.htm%6c',
    'page.html%00.js',
    'page.html%3f.js',
    'page.html%23.js',
    'page.html?a.js',
    'page.html#.js',
    'page.js/../page.html',
    'page.html/',
    'page.html/.js',
    'PAGE.HTML',
    'page.html;.js',
  ])('does not serve a page with the name %s', async name => {
    const answer = await file(name, { accept: 'text/html' })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  })

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
  ])('serves the copy that a browser with %s accepts, with the same headers', async (accepted, encoding) => {
    const { headers } = await file('page.js', { 'accept-encoding': accepted })
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'content-disposition': 'attachment',
      'content-security-policy': "sandbox; default-src 'none'",
    })
  })

  it('never lets a browser interpret a picture as a page', async () => {
    const { headers } = await file('fake.png')
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
  })

  it.each([
    '/remotes',
    '/remotes/',
    '/remotes/none',
    '/remotes/registry.json',
    '/remotes/registry.x.json',
    '/remotes/registry.beta.json',
  ])('answers %s with no document, too', async url => {
    const { headers } = await get(url, { accept: 'text/html' })
    expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'")
    expect(headers['content-type']).toMatch(/json/)
  })
})

it('answers 304 if nothing has changed', async () => {
  const get = (headers = {}) => tests.folder.app.inject({ url: `/remotes/${FOLDER}/page.js`, headers })
  const again = await get({ 'if-none-match': String((await get()).headers.etag) })
  expect([again.statusCode, again.headers['content-security-policy']]).toEqual([
    304,
    "sandbox; default-src 'none'",
  ])
})

it('serves pictures of products in the same way, and nothing else', async () => {
  const { app } = tests.folder
  expect((await app.inject('/images/1.webp')).headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  for (const name of ['1.html', '1.svg', '2.webp']) {
    const answer = await app.inject({ url: `/images/${name}`, headers: { accept: 'text/html' } })
    expect([answer.statusCode, answer.headers['content-security-policy']]).toEqual([
      404,
      "sandbox; default-src 'none'",
    ])
  }
})

const workersAllowed = async (host: string): Promise<string[]> => {
  const { headers } = await tests.folder.app.inject({ url: '/api/health', headers: { host } })
  return (/;worker-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? '').trim().split(' ')
}

it("keeps the pages' own policy, with the host's worker and no other", async () => {
  const { headers } = await tests.folder.app.inject({ url: '/api/health' })
  expect(headers['content-security-policy']).toMatch(/^default-src 'self';/)
  const publicOne = 'http://localhost:4000/sw.js'
  expect(await workersAllowed('shop.example:8080')).toEqual([publicOne, 'shop.example:8080/sw.js'])
  expect(await workersAllowed("* 'self'; script-src *")).toEqual([publicOne])
})
