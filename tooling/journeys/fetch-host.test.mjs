import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createServer } from 'node:http'
import { fetchHost } from './fetch-host.mjs'

const hashOf = text => `sha384-${createHash('sha384').update(text).digest('base64')}`

let folder
let api
const files = {}
const asked = []
const sufra = createServer((request, response) => {
  asked.push(request.url)
  response.writeHead(files[request.url] === undefined ? 404 : 200)
  response.end(files[request.url] ?? '')
})
beforeAll(async () => {
  await new Promise(resolve => sufra.listen(0, '127.0.0.1', resolve))
  api = `http://127.0.0.1:${sufra.address().port}`
})
afterAll(() => new Promise(resolve => sufra.close(resolve)))
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'sufra-host-')), 'host')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

const serveHost = (version, contents) => {
  asked.length = 0
  for (const file of Object.keys(files)) delete files[file]
  const hashes = Object.fromEntries(Object.entries(contents).map(([file, text]) => [file, hashOf(text)]))
  Object.assign(files, contents)
  files['/sw.js'] = `self.sufraShell=${JSON.stringify({ version, main: '', files: hashes })};\n(()=>{})()`
}
const read = file => readFileSync(path.join(folder, file), 'utf8')

it('is downloaded once, and again if the host has changed', async () => {
  serveHost('1', { '/index.html': 'page', '/assets/main.1.js': 'one' })
  await fetchHost({ api, folder })
  expect(read('assets/main.1.js')).toBe('one')
  await fetchHost({ api, folder })
  expect(asked.filter(file => file !== '/sw.js')).toHaveLength(2)
  serveHost('2', { '/index.html': 'page', '/assets/main.2.js': 'two' })
  await fetchHost({ api, folder })
  expect(read('assets/main.2.js')).toBe('two')
  expect(existsSync(path.join(folder, 'assets/main.1.js'))).toBe(false)
})

it('uses the stored copy if Sufra does not answer, and reports an error without one', async () => {
  const away = { api: 'http://127.0.0.1:9', folder }
  await expect(fetchHost(away)).rejects.toMatchObject({ exitCode: 5 })
  serveHost('1', { '/index.html': 'page' })
  await fetchHost({ api, folder })
  await fetchHost(away)
  expect(read('index.html')).toBe('page')
})

it("refuses a file whose hash differs from the host's list, and stores nothing", async () => {
  serveHost('1', { '/index.html': 'page' })
  files['/index.html'] = 'another'
  await expect(fetchHost({ api, folder })).rejects.toThrow('/index.html')
  files['/index.html'] = 'page'
  await fetchHost({ api, folder })
  expect(read('index.html')).toBe('page')
})

it('keeps the stored copy if the new one is incomplete, and uses it while Sufra is unreachable', async () => {
  serveHost('1', { '/index.html': 'page', '/assets/main.1.js': 'one' })
  await fetchHost({ api, folder })
  serveHost('2', { '/index.html': 'page', '/assets/main.2.js': 'two' })
  delete files['/assets/main.2.js']
  await expect(fetchHost({ api, folder })).rejects.toMatchObject({ exitCode: 5 })
  await fetchHost({ api: 'http://127.0.0.1:9', folder })
  expect(read('assets/main.1.js')).toBe('one')
  files['/assets/main.2.js'] = 'two'
  await fetchHost({ api, folder })
  expect(read('assets/main.2.js')).toBe('two')
  expect(readdirSync(path.dirname(folder))).toEqual(['host'])
})

it('downloads an interrupted copy again', async () => {
  serveHost('1', { '/index.html': 'page' })
  await fetchHost({ api, folder })
  writeFileSync(path.join(folder, '.list.json'), '{"version":"1","fil')
  writeFileSync(path.join(folder, 'index.html'), 'pa')
  await fetchHost({ api, folder })
  expect(read('index.html')).toBe('page')
})

it.each(['/../outside.js', '/assets/../../outside.js'])(
  'writes nothing outside the copy for a Sufra that names %s',
  async name => {
    serveHost('1', { [name]: 'theirs' })
    await expect(fetchHost({ api, folder })).rejects.toMatchObject({ exitCode: 5 })
    expect(existsSync(path.join(path.dirname(folder), 'outside.js'))).toBe(false)
  },
)

it.each([
  ['a page', '<!doctype html>'],
  ['another worker', 'self.addEventListener("fetch", () => undefined)'],
])('refuses a Sufra whose worker is %s as a host for journeys', async (_what, code) => {
  serveHost('1', {})
  files['/sw.js'] = code
  await expect(fetchHost({ api, folder })).rejects.toMatchObject({ exitCode: 5 })
})
