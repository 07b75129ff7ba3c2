import { act, screen } from '@testing-library/react'
import { liveOrders, NOW, renderUi } from '@sufra/shared/testing'
import { liveOrdersQuery, syncServerClock } from '@sufra/shared/live'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { Freshness } from './freshness.tsx'
import type { Connection } from './use-connection.ts'

const show = (state: Connection['state'], language: 'ar' | 'en' = 'en') => {
  const ui = renderUi(<Freshness state={state} />, { language, namespaces: { orders: { ar, en } } })
  act(() => {
    ui.queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders())
    jest.advanceTimersByTime(0)
  })
  return ui
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] })
  syncServerClock('2000-01-01T00:00:00.000Z')
  syncServerClock(new Date(NOW).toISOString())
})
afterEach(() => jest.useRealTimers())

it('increases the age of the board every second', () => {
  show('live')
  expect(screen.getByText('Updated 1 s ago')).toBeVisible()
  act(() => jest.advanceTimersByTime(3000))
  expect(screen.getByText('Updated 3 s ago')).toBeVisible()
  act(() => jest.advanceTimersByTime(117_000))
  expect(screen.getByText('Updated 2 min ago')).toBeVisible()
})

it('uses Arabic plural forms for seconds', () => {
  show('live', 'ar')
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.getByText('آخر تحديث قبل ثانيتين')).toBeVisible()
  act(() => jest.advanceTimersByTime(3000))
  expect(screen.getByText('آخر تحديث قبل 5 ثوانٍ')).toBeVisible()
})

it.each([
  ['connecting', /^Connecting · Updated/],
  ['polling', /^Unsteady connection · Updated/],
  ['offline', /^No connection · Updated/],
] as const)('describes the connection as %s', (state, text) => {
  show(state)
  expect(screen.getByText(text)).toBeVisible()
})

it("shows no age when the device's clock was set back by a day", () => {
  const { queryClient } = show('offline')
  act(() => {
    queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(), { updatedAt: NOW + 86_400_000 })
    jest.advanceTimersByTime(1000)
  })
  expect(screen.getByText('No connection')).toBeVisible()
})
