import { EventEmitter } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'

const CHUNK = 'console.log("main")'
const PAGE = '<!doctype html><title>Sufra</title><script>start()</script>'
const GUIDE = '<!doctype html><title>guide</title>'

let test: TestApp
let hostDist: string
let toolsDist: string
let guideDist: string

const write = async (folder: string, files: Record<string, string | Buffer>) => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}

beforeAll(async () => {
  hostDist = await mkdtemp(join(tmpdir(), 'sufra-host-'))
  await write(hostDist, {
    'index.html': PAGE,
    'index.html.br': brotliCompressSync(PAGE),
    'page-hints.json': JSON.stringify({
      groups: { login: ['/login.js'], account: [], onboarding: [], shell: ['/shell.js'], federation: [] },
      fonts: { ar: [], en: [] },
    }),
    'main.4f2a9c1b.js': CHUNK,
    'main.4f2a9c1b.js.br': brotliCompressSync(CHUNK),
    'main.4f2a9c1b.js.gz': gzipSync(CHUNK),
    'locales/ar.json': '{}',
    'sw.js': CHUNK,
    'manifest.ar.webmanifest': '{"name":"سفرة"}',
    '.secret': 'no',
  })
  toolsDist = await mkdtemp(join(tmpdir(), 'sufra-tools-'))
  await write(toolsDist, { 'kit.json': '{}', '.stamp': 'no' })
  guideDist = await mkdtemp(join(tmpdir(), 'sufra-guide-'))
  await write(guideDist, {
    'index.html': GUIDE,
    'index.html.br': brotliCompressSync(GUIDE),
    'main.4f2a9c1b.js': CHUNK,
  })
  test = await createTestApp({ HOST_DIST: hostDist, TOOLS_DIST: toolsDist, GUIDE_DIST: guideDist })
  await write(test.foundation.env.DATA_DIR, {
    'remotes/menus/1.0.0-abcdef/remoteEntry.js': CHUNK,
    'remotes/menus/1.0.0-abcdef/remoteEntry.js.br': brotliCompressSync(CHUNK),
    'images/1.webp': 'image',
  })
})
afterAll(async () => {
  await test?.close()
  await rm(hostDist, { recursive: true })
  await rm(toolsDist, { recursive: true })
  await rm(guideDist, { recursive: true })
})

const get = (url: string, headers = {}) => test.app.inject({ url, headers })

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
])('serves a chunk to a browser that accepts %p with the encoding %p', async (accepted, encoding) => {
  const answer = await get('/main.4f2a9c1b.js', { 'accept-encoding': accepted })
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding])
  expect(answer.headers['content-type']).toContain('javascript')
  expect(answer.headers.vary).toContain('accept-encoding')
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

it.each(['/', '/index.html', '/locales/ar.json', '/sw.js', '/manifest.ar.webmanifest'])(
  'revalidates %s each time by ETag',
  async url => {
    const first = await get(url)
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache'])
    const again = await get(url, { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
  },
)

it('serves the code of a build that came after the start', async () => {
  expect((await get('/assets/later.5e6f7a8b.js')).statusCode).toBe(404)
  await write(hostDist, { 'assets/later.5e6f7a8b.js': CHUNK })
  const answer = await get('/assets/later.5e6f7a8b.js')
  expect([answer.statusCode, answer.body]).toEqual([200, CHUNK])
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['..%2f..%2fpackage.json', '%2e%2e/.secret', '..%5c.secret'])
    expect((await get(`/assets/${path}`)).statusCode).not.toBe(200)
})

it.each([
  ['/login', '/login.js'],
  ['/dashboard', '/shell.js'],
])('sends Link hints of %s', async (url, file) => {
  for (const headers of [{}, { 'accept-encoding': 'br' }])
    expect((await get(url, headers)).headers.link).toContain(`<${file}>; rel=preload; as=script`)
  expect((await get('/')).headers.link).toContain('</config.json>')
  expect((await get('/main.4f2a9c1b.js')).headers.link).toBeUndefined()
})

it.each(['/dashboard', '/login', '/forgetpassword', '/merchants/12?tab=a.b'])(
  'answers the screen %s with the page',
  async url => {
    for (const headers of [{ accept: 'text/html,*/*' }, { accept: '*/*' }, {}]) {
      const answer = await get(url, headers)
      expect([answer.statusCode, answer.body]).toEqual([200, PAGE])
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
    const { statusCode, body } = await test.app.inject({ method: 'HEAD', url })
    expect([statusCode, body]).toEqual([200, ''])
  },
)

it.each(['/nothing', '/metrics', '/wp-login', '/livezz'])(
  'answers the unknown address %s with 404, and with the page for a browser only',
  async url => {
    for (const headers of [{ accept: '*/*' }, {}]) {
      const answer = await get(url, headers)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
    const { statusCode, body } = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect([statusCode, body]).toEqual([404, PAGE])
  },
)

it('answers only GET and HEAD with the page', async () => {
  expect((await test.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404)
})

it.each([
  ['/missing.js', '*/*'],
  ['/missing.js', 'text/html'],
  ['/favicon.ico', '*/*'],
  ['/.git/config', 'text/html'],
  ['/.well-known/security', '*/*'],
  ['/locales/fr.json', 'text/html'],
  ['/remotes/menus/9.9.9-abcdef/remoteEntry.js', 'text/html'],
  ['/images/2.webp', 'text/html'],
  ['/api/none', 'text/html'],
  ['/.secret', '*/*'],
  ['/images', 'text/html'],
])('answers %s, requested as %s, with problem+json instead of the page', async (url, accept) => {
  const answer = await get(url, { accept })
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
})

it('lets any origin read the versions of remotes, cached as immutable', async () => {
  const answer = await get('/remotes/menus/1.0.0-abcdef/remoteEntry.js', { 'accept-encoding': 'br' })
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
})

it('serves images with their own type only', async () => {
  const { headers } = await get('/images/1.webp')
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  expect(headers['access-control-allow-origin']).toBe('*')
})

it.each([
  '/../package.json',
  '/images/../jwt-secret',
  '/images/%2e%2e/jwt-secret',
  '/remotes/..%2fjwt-secret',
  '/images/..%5cjwt-secret',
])('never leaves its folders for %s', async url => {
  const answer = await get(url)
  const secret = await readFile(join(test.foundation.env.DATA_DIR, 'jwt-secret'), 'utf8')
  expect(answer.body).not.toContain(secret)
  // Some of them are the name of a screen once the dots are resolved.
  expect(answer.statusCode === 200 ? answer.body : PAGE).toBe(PAGE)
  expect(answer.statusCode).toBeLessThan(500)
})

it('allows a page its inline scripts, also on 304', async () => {
  const allows = ({ headers }: { headers: Record<string, unknown> }) =>
    /script-src 'self' 'sha256-[^']+'/.test(String(headers['content-security-policy']))
  const page = await get('/dashboard')
  expect(allows(page)).toBe(true)
  expect(allows(await get('/dashboard', { 'accept-encoding': 'br' }))).toBe(true)
  // Headers of the 304 replace the stored ones.
  const known = await get('/dashboard', { 'if-none-match': page.headers.etag })
  expect([known.statusCode, allows(known)]).toEqual([304, true])
  for (const url of ['/locales/ar.json', '/sw.js', '/api/health', '/guide/'])
    expect(allows(await get(url))).toBe(false)
})

it('serves teams their tools with revalidation, and 404 for other files', async () => {
  const kit = await get('/tools/kit.json')
  expect([kit.statusCode, kit.body, kit.headers['cache-control']]).toEqual([200, '{}', 'no-cache'])
  for (const url of ['/tools/.stamp', '/tools/other', '/tools']) expect((await get(url)).statusCode).toBe(404)
})

it('serves teams their guide as a page that may run its own scripts, and nothing else', async () => {
  const page = await get('/guide/')
  expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([200, GUIDE, 'no-cache'])
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  const asked = await get('/guide/', { 'accept-encoding': 'gzip, br' })
  expect([asked.statusCode, asked.headers['content-encoding']]).toEqual([200, 'br'])
  expect((await get('/guide/main.4f2a9c1b.js')).headers['cache-control']).toContain('immutable')
  expect((await get('/guide')).headers.location).toBe('/guide/')
  expect((await get('/guide/other')).statusCode).toBe(404)
})

it('starts without tools and guide, and serves none', async () => {
  const none = join(toolsDist, 'none')
  const bare = await createTestApp({ HOST_DIST: hostDist, TOOLS_DIST: none, GUIDE_DIST: none })
  expect((await bare.app.inject('/tools/kit.json')).statusCode).toBe(404)
  expect((await bare.app.inject('/guide/')).statusCode).toBe(404)
  await bare.close()
})

it("sends the worker's scope and the manifest's type", async () => {
  const worker = await get('/sw.js?anew')
  expect(worker.headers).toMatchObject({ 'service-worker-allowed': '/' })
  expect(worker.headers['content-type']).toContain('javascript')
  expect((await get('/main.4f2a9c1b.js')).headers).not.toHaveProperty('service-worker-allowed')
  const manifest = await get('/manifest.ar.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  expect(manifest.headers['content-security-policy']).toContain("manifest-src 'self'")
})

it("adds no more listeners to a page's reply than Node takes for a leak", async () => {
  const { on } = EventEmitter.prototype
  const counts: number[] = []
  const spy = jest.spyOn(EventEmitter.prototype, 'on').mockImplementation(function (
    this: EventEmitter,
    ...added
  ) {
    on.apply(this, added)
    if (this instanceof ServerResponse) counts.push(this.listenerCount('close'))
    return this
  })
  await test.app.inject('/dashboard')
  spy.mockRestore()
  expect(counts).not.toEqual([])
  expect(Math.max(...counts)).toBeLessThanOrEqual(EventEmitter.defaultMaxListeners)
})
