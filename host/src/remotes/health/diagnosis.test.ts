import { createHash, webcrypto } from 'node:crypto'
import { releasedSample } from '#src/testing/registry-samples.ts'
import { expectFilesOf, forgetFilesOf, targetOf } from '#src/remotes/allowed-files.ts'
import { diagnose } from './diagnosis.ts'

const version = releasedSample()
const FILE = new URL(`${version.baseUrl}remoteEntry.js`, window.location.href).href
const GOOD = 'good code'
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const failure = { code: 'unreachable' as const, detail: `ScriptNetworkError: ${FILE} did not load` }

const answer = (body: string, { status = 200, type = 'text/javascript' } = {}) => {
  const asked: [string, RequestInit | undefined][] = []
  globalThis.fetch = async (input, init) => {
    asked.push([String(input), init])
    return new Response(body, { status, headers: type ? { 'content-type': type } : {} })
  }
  return asked
}

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto })
  version.contract.files['remoteEntry.js'] = hashOf(GOOD)
  expectFilesOf(targetOf('tables', version))
})
afterEach(() => forgetFilesOf(version.baseUrl))

it('refuses a file that differs from the published one, and names it', async () => {
  answer('other code')
  expect(await diagnose(failure)).toEqual({
    code: 'refused',
    detail: `${FILE} is not the file that was published`,
  })
})

it('reports an HTML page in place of a file as invalid', async () => {
  answer('<html>', { type: 'text/html; charset=utf-8' })
  expect(await diagnose(failure)).toEqual({
    code: 'invalid',
    detail: `${FILE} is text/html; charset=utf-8`,
  })
})

it('reports the status of a server that refuses the file', async () => {
  answer('', { status: 404 })
  expect(await diagnose(failure)).toEqual({ code: 'unreachable', detail: `HTTP 404 for ${FILE}` })
})

it('requests the file itself and not a cached copy', async () => {
  const asked = answer('other code')
  await diagnose(failure)
  expect(asked).toEqual([[FILE, expect.objectContaining({ cache: 'no-store' })]])
})

it.each<[string, () => void, { code: 'unreachable' | 'timeout'; detail: string }]>([
  ['the file is correct by now', () => answer(GOOD), failure],
  [
    'the server is unavailable',
    () => (globalThis.fetch = () => Promise.reject(new TypeError('away'))),
    failure,
  ],
  ['the failure names no file', () => answer('other code'), { code: 'unreachable', detail: 'timed out' }],
  ['the failure is of another kind', () => answer('other code'), { ...failure, code: 'timeout' }],
])('keeps the first failure when %s', async (_when, prepare, told) => {
  prepare()
  expect(await diagnose(told)).toBeNull()
})

it('says nothing about a file without a known hash', async () => {
  forgetFilesOf(version.baseUrl)
  answer('other code')
  expect(await diagnose(failure)).toBeNull()
})
