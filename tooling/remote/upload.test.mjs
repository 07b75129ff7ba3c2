import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { sha384 } from './built-remote.mjs'
import { filesBelow, uploadVersion } from './upload.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sufra-upload-'))
mkdirSync(path.join(folder, 'locales'))
const FILES = { 'remoteEntry.js': 'code', 'locales/ar.json': '{}', '.stamp': 'x', 'mf-stats.json': '{}' }
for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(folder, file), text)

const stored = new Map()
let refusals = []
const server = createServer(async (request, response) => {
  const parts = []
  for await (const part of request) parts.push(part)
  const refusal = refusals.shift()
  const { searchParams } = new URL(request.url, 'http://localhost')
  const { file, ...query } = Object.fromEntries(searchParams)
  const isNew = !stored.has(file)
  if (!refusal) stored.set(file, { ...query, bytes: Buffer.concat(parts), headers: request.headers })
  response.writeHead(refusal?.status ?? 200, { 'content-type': 'application/json', ...refusal?.headers })
  response.end(JSON.stringify(refusal?.body ?? { isNew }))
})

let version
beforeAll(async () => {
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  const api = `http://127.0.0.1:${server.address().port}`
  version = { api, token: 'secret', name: 'orders', version: '1.0.0-abcdef1234', folder }
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the upload of a build', () => {
  it('skips files that only the build needs', async () => {
    expect(await filesBelow(folder)).toEqual(['locales/ar.json', 'remoteEntry.js'])
  })

  it('sends every file with its hash and the deploy token, and returns whether any was new', async () => {
    expect(await uploadVersion(version)).toEqual({ isNew: true, files: 2 })
    expect(stored.get('remoteEntry.js')).toMatchObject({
      name: 'orders',
      version: '1.0.0-abcdef1234',
      sha384: sha384(Buffer.from('code')),
      bytes: Buffer.from('code'),
      headers: { authorization: 'Deploy secret', 'content-type': 'application/octet-stream' },
    })
    expect((await uploadVersion(version)).isNew).toBe(false)
  })

  it('waits after a 429, and continues', async () => {
    refusals = [{ status: 429, headers: { 'retry-after': '1' } }]
    expect((await uploadVersion(version)).files).toBe(2)
  })

  it.each([
    { status: 409, body: { code: 'already_exists' }, exitCode: 3, text: 'a version never changes' },
    { status: 403, body: { code: 'forbidden_remote', title: 'Not yours' }, exitCode: 6, text: 'Not yours' },
    { status: 413, body: {}, exitCode: 5, text: 'HTTP 413' },
  ])('turns the answer $status into one line and exit code $exitCode', async refusal => {
    refusals = [refusal, refusal]
    const { exitCode, text } = refusal
    await expect(uploadVersion(version)).rejects.toMatchObject({
      exitCode,
      message: expect.stringContaining(text),
    })
    refusals = []
  })

  it('reports an unreachable API', async () => {
    await expect(uploadVersion({ ...version, api: 'http://127.0.0.1:9' })).rejects.toMatchObject({
      exitCode: 5,
    })
  })
})
