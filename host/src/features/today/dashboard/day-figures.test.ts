import { dashboardFigures, dashboardHours } from '#src/testing/dashboard-answers.ts'
import { busyHours, changeOf } from './day-figures.ts'

const dayWith = (orders: Record<number, number>) =>
  Array.from({ length: 24 }, (_, hour) => ({ orders: orders[hour] ?? 0, sales: 0 }))
const hoursOf = (orders: Record<number, number>, before: Record<number, number> = {}) =>
  busyHours(dashboardHours({ hours: dayWith(orders), previous: dayWith(before) })).map(({ hour }) => hour)

it('compares a period with the same weekdays before', () => {
  expect(changeOf(dashboardFigures(), 'orders')).toBeCloseTo(0.2)
  expect(changeOf(dashboardFigures(), 'sales')).toBeCloseTo(-0.0909, 4)
})

it('has no comparison without earlier figures', () => {
  expect(changeOf(dashboardFigures(), 'averageTicket')).toBeNull()
})

it('spans the hours with orders now or before', () => {
  const span = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]
  expect(hoursOf({ 9: 1, 22: 3 })).toEqual(span)
  expect(hoursOf({ 9: 1 }, { 22: 3 })).toEqual(span)
})

it.each<{ day: string; orders: Record<number, number>; span: number[] }>([
  { day: 'one early hour', orders: { 11: 4 }, span: [11, 18] },
  { day: 'one late hour', orders: { 23: 4 }, span: [16, 23] },
  { day: 'no order at all', orders: {}, span: [10, 17] },
])('fills eight columns for $day', ({ orders, span }) => {
  const hours = hoursOf(orders)
  expect([hours[0], hours.at(-1)]).toEqual(span)
  expect(hours).toHaveLength(8)
})
