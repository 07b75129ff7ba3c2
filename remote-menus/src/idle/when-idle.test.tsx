import { renderHook } from '@testing-library/react'
import { usePreload, whenIdle } from './when-idle.ts'

describe('idle work in a browser without requestIdleCallback', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('runs a moment later', () => {
    const work = jest.fn()
    whenIdle(work)
    expect(work).not.toHaveBeenCalled()
    jest.advanceTimersByTime(2000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('does not run after it was cancelled', () => {
    const work = jest.fn()
    whenIdle(work)()
    jest.advanceTimersByTime(10_000)
    expect(work).not.toHaveBeenCalled()
  })

  it('preloads once per screen regardless of renders, and not after the screen was left', () => {
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
