import { renderHook } from '@testing-library/react'
import { useWhenBack } from './use-when-back.ts'

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

it('calls back for a page restored from the back-forward cache, not for a loaded one', () => {
  const then = jest.fn()
  const { unmount } = renderHook(() => useWhenBack(then))
  show(false)
  expect(then).not.toHaveBeenCalled()
  show(true)
  expect(then).toHaveBeenCalledTimes(1)
  unmount()
  show(true)
  expect(then).toHaveBeenCalledTimes(1)
})
