import { NOW, at, liveOrders, sampleOrder } from '#src/testing/sample-order.ts'
import { isOutgrown, withOrder, withoutOrder } from './apply-live-event.ts'

const known = liveOrders(sampleOrder({ id: 1, rowVersion: 3 }), sampleOrder({ id: 2 }))

it('replaces an older version by a newer one', () => {
  const changed = sampleOrder({ id: 1, rowVersion: 4, note: 'no onions' })
  expect(withOrder(known, changed, NOW).data.find(({ id }) => id === 1)).toBe(changed)
})

it.each([2, 3])('ignores version %i after version 3', rowVersion => {
  expect(withOrder(known, sampleOrder({ id: 1, rowVersion }), NOW)).toBe(known)
})

it('adds and counts an unknown order', () => {
  const next = withOrder(known, sampleOrder({ id: 3 }), NOW)
  expect(next.data.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(next.totalCount).toBe(3)
})

it('keeps a finished order in the list', () => {
  const next = withOrder(
    known,
    sampleOrder({ id: 1, rowVersion: 4, orderStatus: 'Missed', closedAt: at(0) }),
    NOW,
  )
  expect(next.totalCount).toBe(2)
})

it('drops orders that ended more than a quarter of an hour ago', () => {
  const old = liveOrders(sampleOrder({ id: 1, orderStatus: 'Completed', closedAt: at(-16) }))
  expect(withOrder(old, sampleOrder({ id: 2 }), NOW).data.map(({ id }) => id)).toEqual([2])
})

it('removes a removed order and ignores an unknown one', () => {
  expect(withoutOrder(known, 1).data.map(({ id }) => id)).toEqual([2])
  expect(withoutOrder(known, 9)).toBe(known)
})

it('requests a page with omitted orders again when one ends or comes, not on changes', () => {
  const cut = { ...known, moreOpen: 3 }
  const ended = sampleOrder({ id: 1, rowVersion: 4, orderStatus: 'Rejected', closedAt: at(0) })
  expect(isOutgrown(cut, withOrder(cut, ended, NOW))).toBe(true)
  expect(isOutgrown(cut, withOrder(cut, sampleOrder({ id: 7 }), NOW))).toBe(true)
  expect(isOutgrown(cut, withoutOrder(cut, 2))).toBe(true)
  expect(isOutgrown(cut, withOrder(cut, sampleOrder({ id: 1, rowVersion: 4 }), NOW))).toBe(false)
  expect(isOutgrown(known, withoutOrder(known, 2))).toBe(false)
  expect(withoutOrder(cut, 2).totalCount).toBe(4)
})
