import { paceAfter } from './frame-pace.ts'

it('doubles the batch after short frames up to a limit and halves it after long ones down to one', () => {
  expect([1, 2, 16, 32].map(pace => paceAfter(16.7, pace))).toEqual([2, 4, 32, 32])
  expect([32, 3, 1].map(pace => paceAfter(60, pace))).toEqual([16, 1, 1])
  expect(paceAfter(25, 5)).toBe(5)
})
