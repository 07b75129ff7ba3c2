import { sellerInfo } from '#src/testing/seller-info.ts'
import { busyHours, changeOf } from './day-figures.ts'

const dayWith = (orders: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => ({ orders: orders[hour] ?? 0, sales: 0 }))
const hoursOf = (orders: Record<number, number>) => busyHours(dayWith(orders)).map(({ hour }) => hour)

it('today is compared with the same weekday before', () => {
  expect(changeOf(sellerInfo(), 'orders')).toBeCloseTo(0.2)
  expect(changeOf(sellerInfo(), 'sales')).toBeCloseTo(-0.0909, 4)
})

it('nothing before means nothing to compare with', () => {
  expect(changeOf(sellerInfo(), 'averageTicket')).toBeNull()
})

it('the chart spans the hours in which orders came', () => {
  expect(hoursOf({ 9: 1, 22: 3 })).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22])
})

it.each<{ day: string; orders: Record<number, number>; span: number[] }>([
  { day: 'one early hour', orders: { 11: 4 }, span: [11, 18] },
  { day: 'one late hour', orders: { 23: 4 }, span: [16, 23] },
  { day: 'no order at all', orders: {}, span: [10, 17] },
])('$day still fills eight columns', ({ orders, span }) => {
  const hours = hoursOf(orders)
  expect([hours[0], hours.at(-1)]).toEqual(span)
  expect(hours).toHaveLength(8)
})
