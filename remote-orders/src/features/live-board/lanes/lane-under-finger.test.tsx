import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { tellSizes } from '@sufra/shared/testing'
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

const HEIGHT = 100

interface SettlingProps {
  ids: number[]
  /** of a bar above the list */
  bar?: number
  /** of the first card */
  first?: number
}

const Settling = ({ ids, bar = 0, first = HEIGHT }: SettlingProps) => {
  const list = useSettling<HTMLUListElement>(ids.join())
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

/** Which cards take a press: cards stand one under another, and what lies over the list lies over all that is below its top. */
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

it('cards that a bar above the list pushes take no press for a moment, and none that stays where it is', () => {
  const { rerender } = render(<Settling ids={[1, 2]} />)
  rerender(<Settling ids={[1, 2]} bar={40} />)
  tellSizes()
  expect(pressable()).toEqual([])
  act(() => jest.advanceTimersByTime(400))
  expect(pressable()).toEqual(['1', '2'])
  tellSizes()
  expect(pressable()).toEqual(['1', '2'])
})

it('below a card that grows none takes a press for a moment, and the one that grew does', () => {
  const { rerender } = render(<Settling ids={[1, 2, 3]} />)
  rerender(<Settling ids={[1, 2, 3]} first={140} />)
  tellSizes()
  expect(pressable()).toEqual(['1'])
  act(() => jest.advanceTimersByTime(400))
  expect(pressable()).toEqual(['1', '2', '3'])
})

it('two cards of a height that change places take no press, although their list is as high as before', () => {
  const { rerender } = render(<Settling ids={[1, 2, 3]} />)
  rerender(<Settling ids={[1, 3, 2]} />)
  expect(pressable()).toEqual(['1'])
})
