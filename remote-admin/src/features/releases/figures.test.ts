import { kilobytesText, percentText, secondsText } from './figures.ts'

it.each([
  [0, '0%'],
  [0.2, '20%'],
  [0.042, '4.2%'],
  [0.0004, '0%'],
  [0.9996, '100%'],
  [1, '100%'],
])('a share of %d is %s', (rate, text) => expect(percentText(rate)).toBe(text))

it.each([
  [0, '0.00'],
  [840, '0.84'],
  [12_345, '12.35'],
])('%d ms are %s s, so that figures under each other compare', (ms, text) =>
  expect(secondsText(ms)).toBe(text),
)

it('formats 48 300 bytes as 47.2 KB', () => expect(kilobytesText(48_300)).toBe('47.2'))
