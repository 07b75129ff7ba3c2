import { backoff } from './reconnect.ts'

const longest = () => 1

it('retries within a second each first, then doubles up to a quarter of a minute', () => {
  const waits = [1, 2, 3, 4, 5, 6].map(failures => backoff({ failures }, longest))
  expect(waits).toEqual([1000, 1000, 1000, 1200, 2400, 4800])
  expect(backoff({ failures: 50 }, longest)).toBe(15_000)
})

it('spreads the reconnects of two thousand shops over most of a second', () => {
  const even = Array.from({ length: 2000 }, (_none, at) => backoff({ failures: 1 }, () => at / 2000))
  const inTheSameTenth = Array.from(
    { length: 10 },
    (_none, tenth) => even.filter(wait => Math.floor(wait / 100) === tenth).length,
  )
  expect(Math.max(...inTheSameTenth)).toBeLessThan(250)
})

it('waits as long as the server says, plus a random spread', () => {
  expect(backoff({ failures: 1, retryAfter: 7 }, () => 0)).toBe(7100)
  expect(backoff({ failures: 1, retryAfter: 7 }, longest)).toBe(8000)
})

it("never waits longer than a minute for the server's time", () => {
  expect(backoff({ failures: 1, retryAfter: 86_400 }, longest)).toBe(61_000)
})
