import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useHeldLane } from './use-held-lane.ts'
import { useSettling } from './use-settling.ts'

const Held = () => {
  const { heldLane, handlersOf } = useHeldLane()
  return (
    <div role="list" {...handlersOf('new')}>
      {heldLane ?? 'free'}
    </div>
  )
}

const Settling = ({ ids }: { ids: number[] }) => {
  const list = useSettling<HTMLUListElement>(ids)
  return <ul ref={list} />
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('a lane is held while a finger is on it and a second longer', async () => {
  render(<Held />)
  const lane = screen.getByRole('list')
  await user.pointer({ keys: '[TouchA]', target: lane })
  expect(lane).toHaveTextContent('new')
  act(() => jest.advanceTimersByTime(999))
  expect(lane).toHaveTextContent('new')
  act(() => jest.advanceTimersByTime(1))
  expect(lane).toHaveTextContent('free')
})

it('a mouse holds a lane until it leaves or rests', async () => {
  render(<Held />)
  const lane = screen.getByRole('list')
  await user.hover(lane)
  act(() => jest.advanceTimersByTime(2999))
  expect(lane).toHaveTextContent('new')
  await user.unhover(lane)
  expect(lane).toHaveTextContent('free')
  await user.hover(lane)
  act(() => jest.advanceTimersByTime(3000))
  expect(lane).toHaveTextContent('free')
})

it('when cards moved, the list takes no presses for 400 ms', () => {
  const { rerender } = render(<Settling ids={[1, 2]} />)
  const list = screen.getByRole('list')
  rerender(<Settling ids={[2]} />)
  expect(list).toHaveAttribute('data-settling')
  act(() => jest.advanceTimersByTime(400))
  expect(list).not.toHaveAttribute('data-settling')
})

it('a card that joins at the end disturbs nobody', () => {
  const { rerender } = render(<Settling ids={[1]} />)
  rerender(<Settling ids={[1, 2]} />)
  expect(screen.getByRole('list')).not.toHaveAttribute('data-settling')
})

it('an order that changes and moves nothing ends no rest before its time', () => {
  const { rerender } = render(<Settling ids={[1, 2]} />)
  rerender(<Settling ids={[2]} />)
  act(() => jest.advanceTimersByTime(200))
  rerender(<Settling ids={[2]} />)
  act(() => jest.advanceTimersByTime(199))
  expect(screen.getByRole('list')).toHaveAttribute('data-settling')
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('list')).not.toHaveAttribute('data-settling')
})
