import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { triggerSizeObservers } from '@sufra/shared/testing'
import { useHeldLane } from './use-held-lane.ts'
import { useMisclickGuard } from './use-misclick-guard.ts'

const Held = () => {
  const { heldLane, handlersOf } = useHeldLane()
  return (
    <div role="list" {...handlersOf('new')}>
      {heldLane ?? 'free'}
    </div>
  )
}

const HEIGHT = 100

interface SettlingProps {
  ids: number[]
  /** height of a bar above the list */
  bar?: number
  /** height of the first card */
  first?: number
}

const Settling = ({ ids, bar = 0, first = HEIGHT }: SettlingProps) => {
  const list = useMisclickGuard<HTMLUListElement>(ids.join())
  return (
    <div data-board>
      <p data-height={bar} />
      <ul ref={list}>
        {ids.map((id, index) => (
          <li key={id} data-height={index === 0 ? first : HEIGHT}>
            {id}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns the cards that accept a press: cards are stacked, and an overlay covers all cards below its top. */
const pressable = () => {
  const list = screen.getByRole('list')
  const cover = list.querySelector<HTMLElement>(':scope > :not(li)')
  const top = cover ? Number.parseInt(cover.style.top, 10) : Infinity
  return screen.queryAllByRole('listitem').flatMap(card => (card.offsetTop < top ? card.textContent : []))
}

const realTop = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetTop') ?? {}
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      const above = this.previousElementSibling
      return above instanceof HTMLElement ? above.offsetTop + Number(above.dataset.height ?? HEIGHT) : 0
    },
  })
})
afterAll(() => void Object.defineProperty(HTMLElement.prototype, 'offsetTop', realTop))

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('holds a lane while a finger is on it and for a second longer', async () => {
  render(<Held />)
  const lane = screen.getByRole('list')
  await user.pointer({ keys: '[TouchA]', target: lane })
  expect(lane).toHaveTextContent('new')
  act(() => jest.advanceTimersByTime(999))
  expect(lane).toHaveTextContent('new')
  act(() => jest.advanceTimersByTime(1))
  expect(lane).toHaveTextContent('free')
})

it('holds a lane for the whole duration of a touch', async () => {
  render(<Held />)
  const lane = screen.getByRole('list')
  await user.pointer({ keys: '[TouchA>]', target: lane })
  act(() => jest.advanceTimersByTime(5000))
  expect(lane).toHaveTextContent('new')
  await user.pointer({ keys: '[/TouchA]', target: document.body })
  act(() => jest.advanceTimersByTime(999))
  expect(lane).toHaveTextContent('new')
  act(() => jest.advanceTimersByTime(1))
  expect(lane).toHaveTextContent('free')
})

it('releases a lane when the touch turns into a scroll', async () => {
  render(<Held />)
  const lane = screen.getByRole('list')
  await user.pointer({ keys: '[TouchA>]', target: lane })
  act(() => void window.dispatchEvent(new Event('pointercancel')))
  act(() => jest.advanceTimersByTime(1000))
  expect(lane).toHaveTextContent('free')
})

it('holds a lane under a mouse until it leaves or stays still', async () => {
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

it('blocks presses in the list for 400 ms after cards moved', () => {
  const { rerender } = render(<Settling ids={[1, 2]} />)
  const list = screen.getByRole('list')
  rerender(<Settling ids={[2]} />)
  expect(list).toHaveAttribute('data-settling')
  act(() => jest.advanceTimersByTime(400))
  expect(list).not.toHaveAttribute('data-settling')
})

it('does not block presses for a card that is appended', () => {
  const { rerender } = render(<Settling ids={[1]} />)
  rerender(<Settling ids={[1, 2]} />)
  expect(screen.getByRole('list')).not.toHaveAttribute('data-settling')
})

it('does not end the block early when an order changes without moving cards', () => {
  const { rerender } = render(<Settling ids={[1, 2]} />)
  rerender(<Settling ids={[2]} />)
  act(() => jest.advanceTimersByTime(200))
  rerender(<Settling ids={[2]} />)
  act(() => jest.advanceTimersByTime(199))
  expect(screen.getByRole('list')).toHaveAttribute('data-settling')
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('list')).not.toHaveAttribute('data-settling')
})

it('blocks cards that moved up, but never those above them', () => {
  const { rerender } = render(<Settling ids={[1, 2, 3, 4]} />)
  rerender(<Settling ids={[1, 3, 4]} />)
  expect(pressable()).toEqual(['1'])
  act(() => jest.advanceTimersByTime(400))
  expect(pressable()).toEqual(['1', '3', '4'])
})

it('blocks a card that replaced another one', () => {
  const { rerender } = render(<Settling ids={[1, 2]} />)
  rerender(<Settling ids={[1, 9, 2]} />)
  expect(pressable()).toEqual(['1'])
})

it('keeps the higher of two simultaneous blocks until its time is over', () => {
  const { rerender } = render(<Settling ids={[1, 2, 3, 4]} />)
  rerender(<Settling ids={[1, 3, 4]} />)
  act(() => jest.advanceTimersByTime(200))
  rerender(<Settling ids={[1, 3, 5, 4]} />)
  expect(pressable()).toEqual(['1'])
  act(() => jest.advanceTimersByTime(400))
  expect(pressable()).toEqual(['1', '3', '5', '4'])
})

it('blocks only the cards that a bar above the list moves', () => {
  const { rerender } = render(<Settling ids={[1, 2]} />)
  rerender(<Settling ids={[1, 2]} bar={40} />)
  triggerSizeObservers()
  expect(pressable()).toEqual([])
  act(() => jest.advanceTimersByTime(400))
  expect(pressable()).toEqual(['1', '2'])
  triggerSizeObservers()
  expect(pressable()).toEqual(['1', '2'])
})

it('blocks the cards below a growing card, but not the growing one', () => {
  const { rerender } = render(<Settling ids={[1, 2, 3]} />)
  rerender(<Settling ids={[1, 2, 3]} first={140} />)
  triggerSizeObservers()
  expect(pressable()).toEqual(['1'])
  act(() => jest.advanceTimersByTime(400))
  expect(pressable()).toEqual(['1', '2', '3'])
})

it('blocks two cards of equal height that swap places, although the list keeps its height', () => {
  const { rerender } = render(<Settling ids={[1, 2, 3]} />)
  rerender(<Settling ids={[1, 3, 2]} />)
  expect(pressable()).toEqual(['1'])
})
