import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLongPress } from './use-long-press.ts'

const LONG_MS = 500

const Cards = ({ onLongPress }: { onLongPress: (name: string) => void }) => {
  const handlers = useLongPress({
    find: at => at.closest('[data-card]')?.getAttribute('data-card') ?? null,
    onLongPress,
  })
  return (
    <div {...handlers}>
      <article data-card="kabsa">
        <span>Kabsa</span>
        <button>Snooze</button>
        <label>
          choose <input type="checkbox" />
        </label>
      </article>
      <p>between the cards</p>
    </div>
  )
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const show = () => {
  const onLongPress = jest.fn()
  const { unmount } = render(<Cards onLongPress={onLongPress} />)
  return { onLongPress, unmount }
}
// The document here knows no pointer events of its own.
const pointer = (type: string, at: Element, { kind = 'touch', x = 100, y = 100 } = {}) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y })
  Object.defineProperty(event, 'pointerType', { value: kind })
  fireEvent(at, event)
}
const dish = () => screen.getByText('Kabsa')
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

it('a finger that rests on a card for half a second means the card', () => {
  const { onLongPress } = show()
  pointer('pointerdown', dish())
  wait(LONG_MS - 1)
  expect(onLongPress).not.toHaveBeenCalled()
  wait(1)
  expect(onLongPress.mock.calls).toEqual([['kabsa']])
})

it.each(['pointerup', 'pointercancel'])('one that was lifted before (%s) does not', type => {
  const { onLongPress } = show()
  pointer('pointerdown', dish())
  wait(LONG_MS - 1)
  pointer(type, dish())
  wait(LONG_MS)
  expect(onLongPress).not.toHaveBeenCalled()
})

it('one that moves away scrolls, one that trembles rests', () => {
  const { onLongPress } = show()
  pointer('pointerdown', dish())
  pointer('pointermove', dish(), { x: 108, y: 108 })
  wait(LONG_MS)
  expect(onLongPress).not.toHaveBeenCalled()
  pointer('pointerdown', dish())
  pointer('pointermove', dish(), { x: 106, y: 94 })
  wait(LONG_MS)
  expect(onLongPress).toHaveBeenCalledTimes(1)
})

it('a mouse has buttons for it, a pen has none', () => {
  const { onLongPress } = show()
  pointer('pointerdown', dish(), { kind: 'mouse' })
  wait(LONG_MS)
  expect(onLongPress).not.toHaveBeenCalled()
  pointer('pointerdown', dish(), { kind: 'pen' })
  wait(LONG_MS)
  expect(onLongPress).toHaveBeenCalledTimes(1)
})

it('who presses a control means it, however slow the finger', () => {
  const { onLongPress } = show()
  for (const control of [
    screen.getByRole('button'),
    screen.getByRole('checkbox'),
    screen.getByText('choose'),
  ]) {
    pointer('pointerdown', control)
    wait(LONG_MS)
  }
  expect(onLongPress).not.toHaveBeenCalled()
})

it('between the cards nothing is meant', () => {
  const { onLongPress } = show()
  pointer('pointerdown', screen.getByText('between the cards'))
  wait(LONG_MS)
  expect(onLongPress).not.toHaveBeenCalled()
})

it("the browser's own menu stays away while a finger rests, and comes for a mouse", () => {
  show()
  const menuOf = (at: Element): boolean => fireEvent.contextMenu(at)
  expect(menuOf(dish())).toBe(true)
  pointer('pointerdown', dish())
  wait(LONG_MS)
  expect(menuOf(dish())).toBe(false)
  pointer('pointerup', dish())
  expect(menuOf(dish())).toBe(true)
})

it('a second finger begins anew, and a screen that is left means nothing', () => {
  const { onLongPress, unmount } = show()
  pointer('pointerdown', dish())
  wait(LONG_MS - 1)
  pointer('pointerdown', dish())
  wait(LONG_MS - 1)
  expect(onLongPress).not.toHaveBeenCalled()
  unmount()
  wait(LONG_MS)
  expect(onLongPress).not.toHaveBeenCalled()
})
