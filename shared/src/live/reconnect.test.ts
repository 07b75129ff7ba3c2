import { backoff } from './reconnect.ts'

test('the first retry comes fast, later ones double up to a quarter of a minute', () => {
  const longest = () => 1
  expect([1, 2, 3, 4].map(failures => backoff(failures, longest))).toEqual([150, 300, 600, 1200])
  expect(backoff(50, longest)).toBe(15_000)
})

test('a thousand shops do not come back in the same moment', () => {
  expect(backoff(3, () => 0)).toBe(300)
  expect(backoff(3, () => 0.5)).toBe(450)
})
