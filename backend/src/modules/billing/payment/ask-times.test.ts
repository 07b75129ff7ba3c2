import { isOverdue, nextQueryAt } from './payment-query-schedule.ts'

const createdAt = new Date('2026-11-22T10:00:00Z')
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)
const asksOf = (state: 'Redirected' | 'OnHold', most: number): number[] => {
  const asks: number[] = []
  let now = createdAt
  while (asks.length < most) {
    const next = nextQueryAt({ createdAt, state, now })
    if (!next) break
    asks.push((next.getTime() - createdAt.getTime()) / 60_000)
    now = next
  }
  return asks
}

it('queries ClickPay soon, then less often, and every hour after a day without an answer', () => {
  expect(asksOf('Redirected', 10)).toEqual([2, 5, 15, 60, 180, 360, 720, 1440, 1500, 1560])
})

it('queries a payment on hold once a day for two weeks', () => {
  expect(asksOf('OnHold', 99).slice(7)).toEqual(Array.from({ length: 14 }, (_none, day) => (day + 1) * 1440))
})

it('gives up a page after a day', () => {
  expect(isOverdue(createdAt, after(1439.9))).toBe(false)
  expect(isOverdue(createdAt, after(1440))).toBe(true)
})
