import { renderHook } from '@testing-library/react'
import { usePreload, whenIdle } from './when-idle.ts'

describe('what waits for an idle moment, in a browser that does not tell of them', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is done a moment later', () => {
    const work = jest.fn()
    whenIdle(work)
    expect(work).not.toHaveBeenCalled()
    jest.advanceTimersByTime(2000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('is not done once it was called off', () => {
    const work = jest.fn()
    whenIdle(work)()
    jest.advanceTimersByTime(10_000)
    expect(work).not.toHaveBeenCalled()
  })

  it('is brought once for a screen, however often that is drawn, and not for one that was left', () => {
    const preload = jest.fn(() => Promise.resolve())
    const parts = [{ preload }]
    const { rerender } = renderHook(() => usePreload(parts))
    rerender()
    jest.advanceTimersByTime(2000)
    rerender()
    jest.advanceTimersByTime(2000)
    expect(preload).toHaveBeenCalledTimes(1)
    const left = jest.fn(() => Promise.resolve())
    renderHook(() => usePreload([{ preload: left }])).unmount()
    jest.advanceTimersByTime(2000)
    expect(left).not.toHaveBeenCalled()
  })
})
