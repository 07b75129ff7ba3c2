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
  return (
    <ul ref={list}>
      {ids.map(id => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  )
}

const HEIGHT = 100

/** Which cards take a press: cards stand one under another, and what lies over the list lies over all that is below its top. */
const pressable = () => {
  const list = screen.getByRole('list')
  const cover = list.querySelector<HTMLElement>(':scope > :not(li)')
  const top = cover ? Number.parseInt(cover.style.top, 10) : Infinity
  return screen
    .queryAllByRole('listitem')
    .flatMap((card, index) => (index * HEIGHT < top ? card.textContent : []))
}

const realTop = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetTop') ?? {}
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * HEIGHT
    },
  })
})
afterAll(() => void Object.defineProperty(HTMLElement.prototype, 'offsetTop', realTop))

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

it('a lane is held for as long as a finger rests on it, however long that is', async () => {
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

it('a lane is let go when the finger on it turns out to scroll', async () => {
  render(<Held />)
  const lane = screen.getByRole('list')
  await user.pointer({ keys: '[TouchA>]', target: lane })
  act(() => void window.dispatchEvent(new Event('pointercancel')))
  act(() => jest.advanceTimersByTime(1000))
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

it('cards that slid up take no press for a moment, and those above them always do', () => {
  const { rerender } = render(<Settling ids={[1, 2, 3, 4]} />)
  rerender(<Settling ids={[1, 3, 4]} />)
  expect(pressable()).toEqual(['1'])
  act(() => jest.advanceTimersByTime(400))
  expect(pressable()).toEqual(['1', '3', '4'])
})

it('a card that took the place of another takes no press either', () => {
  const { rerender } = render(<Settling ids={[1, 2]} />)
  rerender(<Settling ids={[1, 9, 2]} />)
  expect(pressable()).toEqual(['1'])
})

it('of two moves in one moment the one further up holds until its time is over', () => {
  const { rerender } = render(<Settling ids={[1, 2, 3, 4]} />)
  rerender(<Settling ids={[1, 3, 4]} />)
  act(() => jest.advanceTimersByTime(200))
  rerender(<Settling ids={[1, 3, 5, 4]} />)
  expect(pressable()).toEqual(['1'])
  act(() => jest.advanceTimersByTime(400))
  expect(pressable()).toEqual(['1', '3', '5', '4'])
})
