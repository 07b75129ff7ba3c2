import { expectFilesOf, targetOf } from '#src/remotes/allowed-files.ts'
import { dropOutcomes, takeOutcomes } from '#src/remotes/health/outcomes.ts'
import { eventsOf } from '#src/remotes/trace/trace-log.ts'
import { releasedSample } from '#src/testing/registry-samples.ts'
import { startLeakDetector } from './start-leak-detector.ts'
import { lookAfter, watchScreen } from './leak-guard.ts'

const released = releasedSample()
const remote = { name: 'tables', version: released.version, choice: 'stable' } as const

/** Runs code as if it came from a file of the remote. */
const runAsRemote = (code: string): void => {
  const file = `http://localhost/remotes/tables/${released.version}/tables.js`
  new Function(`${code}\n//# sourceURL=${file}`)()
}

const told = () => eventsOf('tables').map(({ event, error }) => `${event}: ${error}`)

beforeAll(() => {
  // Jest's window has own methods; a browser's inherits them.
  for (const name of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(window, name)
  expect(watchScreen(remote, 'floors').left()).toBeUndefined()
  startLeakDetector()
  expectFilesOf(targetOf('tables', released))
})

beforeEach(() => {
  // The tests replace `fetch` after the snapshot of the globals.
  lookAfter({ ...remote, choice: 'override' })
  jest.useFakeTimers({ doNotFake: ['setInterval', 'clearInterval', 'clearTimeout'] })
})
afterEach(() => {
  jest.useRealTimers()
  dropOutcomes()
})

it('restores, logs and reports what a remote overwrote, under its name', async () => {
  const { pushState } = history
  runAsRemote('history.pushState = () => undefined')
  lookAfter(remote)
  expect(history.pushState).toBe(pushState)
  expect(told().at(-1)).toBe('overwrote: it overwrote history.pushState')
  await Promise.resolve()
  await Promise.resolve()
  expect(takeOutcomes(9)).toEqual([
    {
      name: 'tables',
      version: released.version,
      choice: 'stable',
      failure: 'overreach',
      detail: 'it overwrote history.pushState',
      phases: null,
    },
  ])
})

it('names a screen that leaves something behind, a second after it was closed', () => {
  const before = told().length
  const watch = watchScreen(remote, 'floors')
  runAsRemote(
    "window.addEventListener('resize', () => undefined); globalThis.ticking = setInterval(() => undefined, 5000)",
  )
  watch.left()
  runAsRemote("window.addEventListener('keyup', () => undefined)")
  jest.advanceTimersByTime(999)
  expect(told()).toHaveLength(before)
  jest.advanceTimersByTime(1)
  expect(told().slice(before)).toEqual([
    'left-behind: /floors left behind a listener of "resize" on window, an interval of 5000 ms',
  ])
  clearInterval(Reflect.get(globalThis, 'ticking'))
})

it('names a keep-alive screen only for what it started since the last report', () => {
  const before = told().length
  const watch = watchScreen(remote, 'floors')
  for (const type of ['resize', 'online']) {
    runAsRemote(`window.addEventListener('${type}', () => undefined)`)
    watch.left()
    jest.runAllTimers()
    watch.shown()
  }
  expect(told().slice(before)).toEqual([
    'left-behind: /floors left behind a listener of "resize" on window',
    'left-behind: /floors left behind a listener of "online" on window',
  ])
})

it('does not name a screen that cleans up after itself', () => {
  const before = told().length
  const watch = watchScreen(remote, 'floors')
  runAsRemote(
    "const off = () => undefined; addEventListener('resize', off); removeEventListener('resize', off)",
  )
  watch.shown()
  watch.left()
  jest.runAllTimers()
  expect(told()).toHaveLength(before)
})
