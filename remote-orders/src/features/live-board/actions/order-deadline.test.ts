import { NOW, at, preparingOrder, sampleOrder } from '@sufra/shared/testing'
import { deadlineOf, readRing } from './order-deadline.ts'

const seconds = (count: number) => NOW + count * 1000

it('counts a new order down to acceptBy in minutes and seconds', () => {
  const order = sampleOrder({ placedAt: at(-1), acceptBy: at(4) })
  expect(readRing(order, NOW)).toEqual({ kind: 'countdown', text: '4:00', fraction: 0.8, isLate: false })
  expect(readRing(order, seconds(54)).text).toBe('3:06')
  expect(readRing(order, seconds(181))).toMatchObject({ text: '0:59', isLate: true })
  expect(readRing(order, seconds(300))).toMatchObject({ text: '0:00', fraction: 0 })
})

it('counts an order in the kitchen down to the promised time in whole minutes', () => {
  const order = preparingOrder({ acceptedAt: at(-2), promisedAt: at(8) })
  expect(readRing(order, NOW)).toEqual({ kind: 'minutes', text: '8', fraction: 0.8, isLate: false })
  expect(readRing(order, seconds(1)).text).toBe('8')
  expect(readRing(order, seconds(480)).text).toBe('0')
})

it('counts a late order up with a real minus sign and a full ring', () => {
  const order = preparingOrder({ promisedAt: at(-1.5) })
  expect(readRing(order, NOW)).toEqual({ kind: 'minutes', text: '−2', fraction: 1, isLate: true })
})

it('counts the chosen preparation time from acceptance if there is no promised time', () => {
  expect(readRing(preparingOrder({ promisedAt: null, acceptedAt: at(-5), prepMinutes: 15 }), NOW).text).toBe(
    '10',
  )
})

it('shows no countdown for a ready order', () => {
  expect(readRing(sampleOrder({ orderStatus: 'Ready' }), NOW)).toMatchObject({ kind: 'done', isLate: false })
})

it('uses the deadline that matters in each status', () => {
  expect(deadlineOf(sampleOrder({ acceptBy: at(4) }))).toBe(Date.parse(at(4)))
  expect(deadlineOf(sampleOrder({ orderStatus: 'Scheduled', releaseAt: at(90) }))).toBe(Date.parse(at(90)))
  expect(deadlineOf(sampleOrder({ orderStatus: 'Ready', readyAt: at(-3) }))).toBe(Date.parse(at(-3)))
})
