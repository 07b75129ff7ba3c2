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

it('returns the first value immediately and later ones after the paint', async () => {
  const { drawn, rerender } = show('')
  rerender({ value: 'p' })
  expect(drawn).toEqual([''])
  paint()
  await waitFor(() => expect(drawn).toEqual(['', 'p']))
})

it('skips a value that is replaced before the next frame', async () => {
  const { drawn, rerender } = show('')
  rerender({ value: 'p' })
  rerender({ value: 'pi' })
  paint()
  await waitFor(() => expect(drawn).toEqual(['', 'pi']))
})

it('returns the newest value immediately on another visit', () => {
  const { drawn, rerender } = show('kabsa')
  rerender({ value: '', visit: 'second' })
  expect(drawn).toEqual(['kabsa', ''])
  expect(frames).toEqual([])
})
