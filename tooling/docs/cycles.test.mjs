import { findCycles } from './cycles.mjs'

it('boxes that reach each other form a cycle; boxes that only lead there do not', () => {
  const arrows = [
    ['user', 'session'],
    ['session', 'mail'],
    ['mail', 'user'],
    ['role', 'user'],
    ['mail', 'clock'],
    ['order', 'channel'],
    ['channel', 'order'],
  ]
  expect(findCycles(arrows)).toEqual([new Set(['session', 'mail', 'user']), new Set(['channel', 'order'])])
})

it('without a cycle there is no set', () => {
  expect(
    findCycles([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]),
  ).toEqual([])
})
