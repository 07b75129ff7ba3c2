import { tellServerSign } from '#src/api/server-signs.ts'
import { backoff, waitToRetry } from './reconnect.ts'

test('the first retry comes fast, later ones double up to a quarter of a minute', () => {
  const longest = () => 1
  expect([1, 2, 3, 4].map(failures => backoff(failures, longest))).toEqual([150, 300, 600, 1200])
  expect(backoff(50, longest)).toBe(15_000)
})

test('a thousand shops do not come back in the same moment', () => {
  expect(backoff(3, () => 0)).toBe(300)
  expect(backoff(3, () => 0.5)).toBe(450)
})

test('nobody waits any longer once the server is back', async () => {
  const waiting = waitToRetry(2 ** 30, new AbortController().signal)
  tellServerSign('back')
  expect(await waiting).toBeUndefined()
})
