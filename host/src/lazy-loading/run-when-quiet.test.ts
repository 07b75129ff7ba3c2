import { runWhenQuiet } from './run-when-quiet.ts'

const idleNow = (work: () => void): number => {
  work()
  return 1
}
let seen: () => void
let isReading = false
const work = jest.fn()

class ObserverStandIn {
  constructor(notice: () => void) {
    seen = notice
  }
  observe = () => undefined
  disconnect = () => {
    seen = () => undefined
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  work.mockClear()
  isReading = false
  Object.assign(globalThis, {
    PerformanceObserver: ObserverStandIn,
    requestIdleCallback: idleNow,
    cancelIdleCallback: () => undefined,
  })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'PerformanceObserver')
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback')
})

it('starts after a while without requests and long tasks', () => {
  runWhenQuiet(work, () => isReading)
  for (let second = 0; second < 10; second += 1) {
    jest.advanceTimersByTime(1000)
    seen()
  }
  expect(work).not.toHaveBeenCalled()
  jest.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(120_000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('waits for a slow response', () => {
  isReading = true
  runWhenQuiet(work, () => isReading)
  jest.advanceTimersByTime(20_000)
  expect(work).not.toHaveBeenCalled()
  isReading = false
  jest.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('starts after a minute on a screen that is never quiet', () => {
  isReading = true
  runWhenQuiet(work, () => isReading)
  jest.advanceTimersByTime(59_000)
  expect(work).not.toHaveBeenCalled()
  jest.advanceTimersByTime(2000)
  expect(work).toHaveBeenCalledTimes(1)
})

it('does not start after it was cancelled', () => {
  runWhenQuiet(work, () => isReading)()
  jest.advanceTimersByTime(120_000)
  expect(work).not.toHaveBeenCalled()
})
