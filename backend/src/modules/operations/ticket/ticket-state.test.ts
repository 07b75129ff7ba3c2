import { afterMessage, afterResolve, isClosed, spentSeconds } from './ticket-state.ts'
import type { TicketFacts } from './ticket-state.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 9, minutes))
const NEW: TicketFacts = {
  state: 'Open',
  firstAnsweredAt: null,
  pausedAt: null,
  pausedSeconds: 0,
  resolvedAt: null,
}
const waiting = afterMessage(NEW, 'operator', at(3))

it('stays open until it is answered, and then waits for the merchant', () => {
  expect(afterMessage(NEW, 'merchant', at(1))).toEqual(NEW)
  expect(waiting).toMatchObject({ state: 'WaitingForMerchant', firstAnsweredAt: at(3), pausedAt: at(3) })
  expect(afterMessage(waiting, 'operator', at(9))).toEqual(waiting)
})

it('excludes the time in which it waits for the merchant', () => {
  const back = afterMessage(waiting, 'merchant', at(33))
  expect(back).toMatchObject({ state: 'WaitingForUs', pausedAt: null, pausedSeconds: 1800 })
  expect(spentSeconds({ ...waiting, createdAt: at(0) }, at(33))).toBe(180)
  expect(spentSeconds({ ...back, createdAt: at(0) }, at(40))).toBe(600)
})

it('is reopened by a message within seven days', () => {
  const resolved = afterResolve(waiting, at(10))
  if (!resolved) throw new Error('not resolved')
  expect(resolved).toMatchObject({ state: 'Resolved', resolvedAt: at(10), pausedAt: at(3) })
  expect(afterMessage(resolved, 'merchant', at(20))).toMatchObject({
    state: 'WaitingForUs',
    resolvedAt: null,
    pausedAt: null,
    pausedSeconds: 1020,
  })
  expect(afterMessage(resolved, 'operator', at(20))).toMatchObject({
    state: 'WaitingForMerchant',
    resolvedAt: null,
    pausedAt: at(20),
  })
  expect(isClosed(resolved, at(7 * 1440 + 10))).toBe(false)
  expect(isClosed(resolved, at(7 * 1440 + 11))).toBe(true)
})

it('cannot be resolved twice', () => {
  const resolved = afterResolve(NEW, at(1))
  expect(resolved && afterResolve(resolved, at(2))).toBeNull()
  expect(afterResolve({ ...NEW, state: 'Closed' }, at(2))).toBeNull()
})
