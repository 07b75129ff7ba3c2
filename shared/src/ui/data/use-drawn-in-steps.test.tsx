import { render, renderHook, waitFor } from '@testing-library/react'
import { Activity } from 'react'
import { useDrawnInSteps } from './use-drawn-in-steps.ts'

const watch = (total: number, staysFull = false) => {
  const seen: number[] = []
  const rendered = renderHook(
    ({ total: wanted }) => {
      const drawn = useDrawnInSteps({ total: wanted, atOnce: 20, step: 8, staysFull })
      if (seen.at(-1) !== drawn) seen.push(drawn)
    },
    { initialProps: { total } },
  )
  const show = (next: number) => {
    seen.length = 0
    rendered.rerender({ total: next })
  }
  return { seen, show }
}

const watchFull = async (total: number, staysFull = false) => {
  const watched = watch(total, staysFull)
  await waitFor(() => expect(watched.seen.at(-1)).toBe(total))
  return watched
}

it('renders the first cards at once and the others in steps', async () => {
  const { seen } = await watchFull(60)
  expect(seen).toEqual([20, 28, 36, 44, 52, 60])
})

it('waits for the paint of one step before the next', async () => {
  const frames: FrameRequestCallback[] = []
  const ask = jest.spyOn(window, 'requestAnimationFrame').mockImplementation(frame => frames.push(frame))
  const { seen } = watch(60)
  expect(seen).toEqual([20])
  frames.shift()?.(0)
  await waitFor(() => expect(seen).toEqual([20, 28]))
  expect(frames).toHaveLength(1)
  ask.mockRestore()
})

it('renders all cards at once when all fit at once', () => {
  const { result, rerender } = renderHook(
    ({ atOnce }) => useDrawnInSteps({ total: 60, atOnce, step: 8, staysFull: true }),
    { initialProps: { atOnce: 20 } },
  )
  expect(result.current).toBe(20)
  rerender({ atOnce: Infinity })
  expect(result.current).toBe(60)
})

it('renders a short list whole', () => {
  expect(watch(12).seen).toEqual([12])
})

it('renders one card that joins a full list at once', async () => {
  const { seen, show } = await watchFull(60)
  show(61)
  expect(seen).toEqual([61])
})

it.each([12, 60])('renders cards that join a list that stays full at once (%i before)', async total => {
  const { seen, show } = await watchFull(total, true)
  show(4)
  show(total + 30)
  expect(seen).toEqual([total + 30])
})

it('renders cards that a filter brings back in steps again', async () => {
  const { seen, show } = await watchFull(60)
  show(3)
  expect(seen).toEqual([3])
  show(60)
  expect(seen).toEqual([20])
  await waitFor(() => expect(seen).toEqual([20, 28, 36, 44, 52, 60]))
})

it.each([
  ['comes in steps again', 60, [20, 28, 36, 44, 52, 60]],
  ['is full at once where the first cards are all', 12, [12]],
])('keeps the first cards of a kept-alive list, and it %s', async (_, total, steps) => {
  const seen: number[] = []
  let renders = 0
  const List = ({ count }: { count: number }) => {
    const drawn = useDrawnInSteps({ total: count, atOnce: 20, step: 8, staysFull: true })
    renders += 1
    if (seen.at(-1) !== drawn) seen.push(drawn)
    return <p>{drawn}</p>
  }
  const shown = (mode: 'visible' | 'hidden', count = total) => (
    <Activity mode={mode}>
      <List count={count} />
    </Activity>
  )
  const { rerender, container } = render(shown('visible'))
  await waitFor(() => expect(seen).toEqual(steps))
  rerender(shown('hidden'))
  await waitFor(() => expect(container).toHaveTextContent(String(Math.min(total, 20))))
  seen.length = 0
  rerender(shown('visible'))
  const before = renders
  await waitFor(() => expect(seen).toEqual(steps))
  // The list is full again, so cards that join it are rendered with it.
  await waitFor(() => expect(renders).toBeGreaterThan(before))
  rerender(shown('visible', total + 30))
  expect(seen.at(-1)).toBe(total + 30)
  expect(seen).toHaveLength(steps.length + 1)
})
