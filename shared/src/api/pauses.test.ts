import { retryDelay, waitToRetry } from './pauses.ts'
import { reportServerSignal } from './server-signals.ts'

const longest = () => 1
const shortest = () => 0

it('grows with each failure up to the maximum', () => {
  const pauses = [1, 2, 3, 4, 5].map(failures => retryDelay({ first: 500, longest: 5000 }, failures, longest))
  expect(pauses).toEqual([500, 1000, 2000, 4000, 5000])
  expect(retryDelay({ first: 250, factor: 3 }, 3, longest)).toBe(2250)
})

it('is at least half of the maximum for that failure', () => {
  expect(retryDelay({ first: 500 }, 2, shortest)).toBe(500)
})

const FOREVER = 2 ** 30

it('ends when the server is back', async () => {
  const waiting = waitToRetry(FOREVER, new AbortController().signal)
  reportServerSignal('back')
  expect(await waiting).toBeUndefined()
})

it('ends when the device comes back online', async () => {
  const waiting = waitToRetry(FOREVER)
  window.dispatchEvent(new Event('online'))
  expect(await waiting).toBeUndefined()
})

it('ends when the signal aborts', async () => {
  const control = new AbortController()
  const waiting = waitToRetry(FOREVER, control.signal)
  control.abort()
  expect(await waiting).toBeUndefined()
})
