import { reminderOf } from './reminder-days.ts'

const NOW = new Date('2026-11-27T09:00:00Z')
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

it.each([
  ['a year ahead', 365, 351, 7],
  ['a month ahead', 30, 16, 7],
  ['ten days ahead, when the first reminder would have been before', 10, 0, 7],
  ['five days ahead', 5, 0, 3],
  ['two days ahead', 2, 0, 1],
  ['tomorrow', 1, 0, 0],
])('promises no past reminder of an end that is %s', (...[, end, first, again]) => {
  expect(reminderOf(inDays(end), NOW)).toEqual({ at: inDays(first), again })
})
