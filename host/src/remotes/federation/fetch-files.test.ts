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

it('fetches the entry and the files of all screens, each with its hash', async () => {
  const asked = answerWith(async () => new Response('x'))
  await fetchStart(version(), live())
  expect(names(asked)).toEqual(['remoteEntry.js', 'module.js'])
  expect(asked.every(({ init }) => init.integrity === HASH)).toBe(true)
})

it("fetches the files of a screen's path and skips a file without a hash", async () => {
  const asked = answerWith(async () => new Response('x'))
  const released = version()
  delete released.contract.files['b.js']
  await fetchForScreen(released, 'b', live())
  expect(names(asked)).toEqual(['module.js'])
})

it('releases a hanging server on abort, without an error', async () => {
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

it('leaves a missing file to the script that needs it', async () => {
  answerWith(async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchStart(version(), live())).resolves.toBeUndefined()
})

it('skips files that arrived or that the page preloads, and fetches failed ones again', async () => {
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
