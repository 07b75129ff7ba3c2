import { releasedSample } from '#src/testing/registry-samples.ts'
import { fetchForScreen, fetchStart } from './fetch-files.ts'

const HASH = `sha384-${'C'.repeat(64)}`
const live = () => new AbortController().signal

const version = () => {
  const released = releasedSample()
  released.contract.entry = 'remoteEntry.js'
  released.contract.paths = [
    { path: 'a', roles: ['Admin'], preload: ['module.js', 'a.js'] },
    { path: 'b', roles: ['Admin'], preload: ['module.js', 'b.js'] },
  ]
  released.contract.files = Object.fromEntries(
    ['remoteEntry.js', 'module.js', 'a.js', 'b.js'].map(file => [file, HASH]),
  )
  return released
}

const answerWith = (answer: (url: string, init: RequestInit) => Promise<Response>) => {
  const asked: { url: string; init: RequestInit }[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init = {}) => {
    asked.push({ url: String(input), init })
    return answer(String(input), init)
  })
  return asked
}
const names = (asked: { url: string }[]) => asked.map(({ url }) => url.split('/').at(-1))

afterEach(() => {
  jest.restoreAllMocks()
  globalThis.sufraBrought = undefined
})

it('the start of a version is its entry and what all screens need, each under its hash', async () => {
  const asked = answerWith(async () => new Response('x'))
  await fetchStart(version(), live())
  expect(names(asked)).toEqual(['remoteEntry.js', 'module.js'])
  expect(asked.every(({ init }) => init.integrity === HASH)).toBe(true)
})

it('a screen is what its path names; a file without a hash is not asked for', async () => {
  const asked = answerWith(async () => new Response('x'))
  const released = version()
  delete released.contract.files['b.js']
  await fetchForScreen(released, 'b', live())
  expect(names(asked)).toEqual(['module.js'])
})

it('whoever gives up lets go of a server that hangs, and hears no error', async () => {
  const ended: string[] = []
  answerWith(
    (url, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => {
          ended.push(url)
          reject(new DOMException('aborted', 'AbortError'))
        }),
      ),
  )
  const control = new AbortController()
  const fetching = fetchStart(version(), control.signal)
  control.abort()
  await fetching
  expect(ended).toHaveLength(2)
})

it('a missing file is left to the script that needs it', async () => {
  answerWith(async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchStart(version(), live())).resolves.toBeUndefined()
})

it('what came is not asked for again, neither is what the page began with; what failed is', async () => {
  const released = version()
  const first = new URL('module.js', new URL(released.baseUrl, window.location.href)).href
  globalThis.sufraBrought = new Set([first])
  const asked = answerWith(async url => new Response('x', { status: url.endsWith('b.js') ? 503 : 200 }))
  await fetchStart(released, live())
  await fetchForScreen(released, 'b', live())
  await fetchStart(released, live())
  await fetchForScreen(released, 'b', live())
  expect(names(asked)).toEqual(['remoteEntry.js', 'b.js', 'b.js'])
})
