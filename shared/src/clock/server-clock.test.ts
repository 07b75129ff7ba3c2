import { act, renderHook } from '@testing-library/react'
import { serverNow, syncServerClock, syncToAnswer, useServerClock, useServerNow } from './server-clock.ts'
import { serverDay, useToday } from './today.ts'

const isoAt = (time: number) => new Date(time).toISOString()

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00.000Z') })
  syncServerClock('2000-01-01T00:00:00.000Z')
  syncServerClock(isoAt(Date.now()))
})
afterEach(() => jest.useRealTimers())

it('uses server time on a tablet whose clock is a day wrong', () => {
  syncServerClock('2026-03-02T12:00:00.000Z')
  expect(isoAt(serverNow())).toBe('2026-03-02T12:00:00.000Z')
})

it('does not move the clock back for a delayed sample', () => {
  syncServerClock(isoAt(Date.now() + 500))
  syncServerClock(isoAt(Date.now() - 300))
  expect(serverNow() - Date.now()).toBe(500)
})

it('follows at once a device clock that was set while the page is open', () => {
  jest.setSystemTime(new Date('2026-03-01T11:00:00.000Z'))
  syncServerClock('2026-03-01T12:00:05.000Z')
  expect(isoAt(serverNow())).toBe('2026-03-01T12:00:05.000Z')
})

it('ignores an invalid time', () => {
  syncServerClock('soon')
  expect(serverNow()).toBe(Date.now())
})

it("renders readers once a second, on the server's second", () => {
  syncServerClock(isoAt(Date.now() + 400))
  const { result, unmount } = renderHook(() => useServerClock(now => isoAt(now)))
  expect(result.current).toBe('2026-03-01T12:00:00.000Z')
  act(() => jest.advanceTimersByTime(599))
  expect(result.current).toBe('2026-03-01T12:00:00.000Z')
  act(() => jest.advanceTimersByTime(1))
  expect(result.current).toBe('2026-03-01T12:00:01.000Z')
  act(() => jest.advanceTimersByTime(3000))
  expect(result.current).toBe('2026-03-01T12:00:04.000Z')
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

it('does not render a reader of minutes every second', () => {
  let renders = 0
  const { unmount } = renderHook(() => {
    renders += 1
    return useServerClock(now => Math.floor(now / 60_000))
  })
  act(() => jest.advanceTimersByTime(30_000))
  expect(renders).toBe(1)
  unmount()
})

describe('the Date header of an answer', () => {
  const answerAfter = (took: number, date: string | null) =>
    syncToAnswer({ date, sentAt: Date.now() - took, receivedAt: Date.now() })

  it('corrects a device whose clock is a day ahead', () => {
    answerAfter(200, 'Sat, 28 Feb 2026 12:00:00 GMT')
    expect(isoAt(serverNow())).toBe('2026-02-28T12:00:00.000Z')
  })

  it('corrects a device whose clock is ten minutes behind', () => {
    answerAfter(200, 'Sun, 01 Mar 2026 12:10:00 GMT')
    expect(isoAt(serverNow())).toBe('2026-03-01T12:10:00.000Z')
  })

  it.each([
    ['written in the second in which the request was sent', 200, 'Sun, 01 Mar 2026 11:59:59 GMT'],
    ['of an answer that took a minute', 60_000, 'Sun, 01 Mar 2026 11:59:10 GMT'],
    ['sent before the clock of the device was set back', -60_000, 'Sun, 01 Mar 2026 11:58:00 GMT'],
    ['hidden by a proxy', 200, null],
    ['without a time', 200, 'soon'],
  ])('leaves a good clock alone when it is %s', (_, took, date) => {
    answerAfter(took, date)
    expect(serverNow()).toBe(Date.now())
  })
})

it('renders readers of the day and of the time at once when the clock is corrected', () => {
  const { result, unmount } = renderHook(() => [useToday(), useToday(15), isoAt(useServerNow())])
  expect(result.current).toEqual(['2026-03-01', '2026-03-01', '2026-03-01T12:00:00.000Z'])
  act(() => syncServerClock('2026-02-28T11:00:00.000Z'))
  expect(result.current).toEqual(['2026-02-28', '2026-02-27', '2026-02-28T11:00:00.000Z'])
  expect(serverDay(15)).toBe('2026-02-27')
  unmount()
})
