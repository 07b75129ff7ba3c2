import { sellerInfo } from '#src/testing/seller-info.ts'
import { busyHours, changeOf } from './day-figures.ts'

const dayWith = (orders: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => ({ orders: orders[hour] ?? 0, sales: 0 }))
const hoursOf = (orders: Record<number, number>) => busyHours(dayWith(orders)).map(({ hour }) => hour)

test('today is compared with the same weekday before', () => {
  expect(changeOf(sellerInfo(), 'orders')).toBeCloseTo(0.2)
  expect(changeOf(sellerInfo(), 'sales')).toBeCloseTo(-0.0909, 4)
})

test('nothing before means nothing to compare with', () => {
  expect(changeOf(sellerInfo(), 'averageTicket')).toBeNull()
})

test('the chart spans the hours in which orders came', () => {
  expect(hoursOf({ 9: 1, 22: 3 })).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22])
})

test.each([
  ['one early hour', { 11: 4 }, 11, 18],
  ['one late hour', { 23: 4 }, 16, 23],
  ['no order at all', {}, 10, 17],
])('%s still fills eight columns', (_name, orders, first, last) => {
  const hours = hoursOf(orders)
  expect([hours[0], hours.at(-1), hours.length]).toEqual([first, last, 8])
})
