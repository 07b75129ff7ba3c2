import { act, renderHook, waitFor } from '@testing-library/react'
import { usePaintedFirst } from './use-painted-first.ts'

const frames: FrameRequestCallback[] = []
beforeEach(() => {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation(frame => frames.push(frame))
})
afterEach(() => jest.restoreAllMocks())

const paint = () => act(() => frames.splice(0).forEach(frame => frame(0)))

interface Drawn {
  value: string
  visit?: string
}

const show = (first: string) => {
  const drawn: string[] = []
  const { rerender } = renderHook<void, Drawn>(
    ({ value, visit = 'first' }: Drawn) => {
      const now = usePaintedFirst(value, visit)
      if (drawn.at(-1) !== now) drawn.push(now)
    },
    { initialProps: { value: first } },
  )
  return { drawn, rerender }
}

it('what is there at first is drawn at once, and what follows once the page is painted', async () => {
  const { drawn, rerender } = show('')
  rerender({ value: 'p' })
  expect(drawn).toEqual([''])
  paint()
  await waitFor(() => expect(drawn).toEqual(['', 'p']))
})

it('of two values between two frames the first is never drawn', async () => {
  const { drawn, rerender } = show('')
  rerender({ value: 'p' })
  rerender({ value: 'pi' })
  paint()
  await waitFor(() => expect(drawn).toEqual(['', 'pi']))
})

it('on another visit the newest one is drawn at once', () => {
  const { drawn, rerender } = show('kabsa')
  rerender({ value: '', visit: 'second' })
  expect(drawn).toEqual(['kabsa', ''])
  expect(frames).toEqual([])
})
