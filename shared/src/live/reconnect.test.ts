import { backoff } from './reconnect.ts'

const longest = () => 1

it('the first tries come within a second each, later ones double up to a quarter of a minute', () => {
  const waits = [1, 2, 3, 4, 5, 6].map(failures => backoff({ failures }, longest))
  expect(waits).toEqual([1000, 1000, 1000, 1200, 2400, 4800])
  expect(backoff({ failures: 50 }, longest)).toBe(15_000)
})

it('two thousand shops that were cut in the same moment come back spread over most of a second', () => {
  const even = Array.from({ length: 2000 }, (_none, at) => backoff({ failures: 1 }, () => at / 2000))
  const inTheSameTenth = Array.from(
    { length: 10 },
    (_none, tenth) => even.filter(wait => Math.floor(wait / 100) === tenth).length,
  )
  expect(Math.max(...inTheSameTenth)).toBeLessThan(250)
})

it('what the server tells to wait is waited for, and then they are spread', () => {
  expect(backoff({ failures: 1, retryAfter: 7 }, () => 0)).toBe(7100)
  expect(backoff({ failures: 1, retryAfter: 7 }, longest)).toBe(8000)
})

it('nobody is told to wait for longer than a minute', () => {
  expect(backoff({ failures: 1, retryAfter: 86_400 }, longest)).toBe(61_000)
})
