// @own-registry: it empties the head, where emotion keeps its style elements.
import { startSession } from '@sufra/shared/session'
import { reportServerSignal } from '@sufra/shared/api'
import { adoptRegistry, useRemotes } from '#src/remotes/remote-store.ts'
import { registrySample } from '#src/testing/registry-samples.ts'
import { tokenWith } from '#src/testing/tokens.ts'
import { followWorker } from './follow-worker.ts'
import { useNewHost } from '#src/lazy-loading/host-update.ts'

const active = { postMessage: jest.fn() }
const update = jest.fn(async () => undefined)
/** Resource timings of the page's requests. */
const entries: { name: string; duration: number }[] = []
let worker: EventTarget
let stop: () => void

const tell = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }))
const release = (revision: number) =>
  adoptRegistry({ registry: registrySample({ revision }), source: 'network' })

beforeEach(async () => {
  jest.clearAllMocks()
  useRemotes.setState(useRemotes.getInitialState())
  useNewHost.setState({ isThere: false })
  startSession({ answer: { accessToken: tokenWith({ Role: 'Admin' }) }, rememberMe: false })
  worker = Object.assign(new EventTarget(), {
    register: jest.fn(async () => undefined),
    ready: Promise.resolve({ active, update }),
  })
  entries.length = 0
  Object.assign(performance, { getEntriesByType: () => entries })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.src = '/assets/main.0000000a.js'
  document.head.replaceChildren(script)
  stop = await followWorker()
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('sends the worker its file list when the registry changes, and only then', () => {
  expect(active.postMessage).not.toHaveBeenCalled()
  release(1)
  expect(active.postMessage).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'keep', revision: 1 }))
  useRemotes.setState({ attempts: { tables: 2 } })
  expect(active.postMessage).toHaveBeenCalledTimes(1)
  release(2)
  expect(active.postMessage).toHaveBeenCalledTimes(2)
})

it('announces a newer build only to a page of another build', () => {
  tell({ kind: 'host', main: '/assets/main.0000000a.js' })
  expect(useNewHost.getState().isThere).toBe(false)
  tell({ openPath: '/live-order' })
  expect(useNewHost.getState().isThere).toBe(false)
  tell({ kind: 'host', main: '/assets/main.0000000b.js' })
  expect(useNewHost.getState().isThere).toBe(true)
})

it('identifies the page of a first visit by the file of its inlined script', () => {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', text: 'void 0' })
  script.dataset.from = '/assets/main.0000000c.js'
  document.head.replaceChildren(script)
  tell({ kind: 'host', main: '/assets/main.0000000c.js' })
  expect(useNewHost.getState().isThere).toBe(false)
  tell({ kind: 'host', main: '/assets/main.0000000d.js' })
  expect(useNewHost.getState().isThere).toBe(true)
})

it('sends a new worker the fastest response time, and sends an existing worker nothing', async () => {
  const entry = (name: string, duration: number) => ({ name: `https://sufra.example${name}`, duration })
  entries.push(entry('/api/Order/Get', 900), entry('/api/Branch/Get', 600), entry('/favicon.svg', 90))
  const told = () => active.postMessage.mock.calls.flat().filter(({ kind }) => kind === 'line')
  stop()
  stop = await followWorker()
  expect(told()).toEqual([{ kind: 'line', took: 600 }])
  stop()
  Object.assign(worker, { controller: {} })
  stop = await followWorker()
  expect(told()).toHaveLength(1)
})

it('checks for a newer build when the network or the server is back, and stops at the end', () => {
  window.dispatchEvent(new Event('online'))
  reportServerSignal('back')
  expect(update).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new Event('online'))
  expect(update).toHaveBeenCalledTimes(2)
})
