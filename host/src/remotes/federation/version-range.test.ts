import { isInRange } from './version-range.ts'

test.each([
  ['1.4.0', '^1.2.3', true],
  ['1.2.3', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.2.9', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['9.0.0', '>=1.2.3', true],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['10.0.0', '^9.1.0', false],
  ['nonsense', '^1.0.0', false],
  ['1.0.0', 'nonsense', false],
  ['1.0.0', '', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected)
})
