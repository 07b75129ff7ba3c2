import { percentOf } from './percent-text.ts'

const RAISE = { min: -50, max: 200 }

it.each([
  ['15', 15],
  [' 15 ', 15],
  ['١٥', 15],
  ['12.5', 12.5],
  ['12,25', 12.25],
  ['١٢٫٥', 12.5],
  ['-10', -10],
  ['−10', -10],
  ['0', 0],
  ['200', 200],
  ['-50', -50],
  ['15%', 15],
  ['٪١٥', 15],
  ['\u200F12,5\u00A0%', 12.5],
  ['12.', 12],
  ['.5', 0.5],
])('reads "%s" as %s per cent', (text, percent) => expect(percentOf(text, RAISE)).toBe(percent))

it.each(['', ' ', '%', 'x', '1e2', '12.345', '200.01', '-50.5', '1000', '1,000', '--5'])(
  'rejects "%s" as invalid or out of range',
  text => expect(percentOf(text, RAISE)).toBeNull(),
)

it('limits a commission to 0 to 100 per cent', () => {
  const share = { min: 0, max: 100 }
  expect([percentOf('-1', share), percentOf('101', share), percentOf('100', share)]).toEqual([
    null,
    null,
    100,
  ])
})
