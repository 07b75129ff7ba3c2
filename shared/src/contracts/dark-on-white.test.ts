import { isDarkOnWhite } from './dark-on-white.ts'

it('accepts colors readable on white and nothing paler', () => {
  expect(['#000000', '#0f766e', '#b91c1c', '#767676'].map(isDarkOnWhite)).toEqual([true, true, true, true])
  expect(['#ffffff', '#777777', '#facc15', '#2dd4bf'].map(isDarkOnWhite)).toEqual([
    ...[false, false, false, false],
  ])
})
