import { knotsOf } from './knots.mjs'

it('boxes that lead to each other are a knot, those that only lead there are not', () => {
  const arrows = [
    ['user', 'session'],
    ['session', 'mail'],
    ['mail', 'user'],
    ['role', 'user'],
    ['mail', 'clock'],
    ['order', 'channel'],
    ['channel', 'order'],
  ]
  expect(knotsOf(arrows)).toEqual([new Set(['session', 'mail', 'user']), new Set(['channel', 'order'])])
})

it('without a circle there is no knot', () => {
  expect(
    knotsOf([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]),
  ).toEqual([])
})
