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
// jsdom has no pointer events.
const pointer = (type: string, at: Element, { kind = 'touch', x = 100, y = 100 } = {}) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y })
  Object.defineProperty(event, 'pointerType', { value: kind })
  fireEvent(at, event)
}
const dish = () => screen.getByText('Kabsa')
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

it('reports a finger that stays on a card for half a second', () => {
  const { onLongPress } = show()
  pointer('pointerdown', dish())
  wait(LONG_MS - 1)
  expect(onLongPress).not.toHaveBeenCalled()
  wait(1)
  expect(onLongPress.mock.calls).toEqual([['kabsa']])
})

it.each(['pointerup', 'pointercancel'])('does not report a finger lifted earlier (%s)', type => {
  const { onLongPress } = show()
  pointer('pointerdown', dish())
  wait(LONG_MS - 1)
  pointer(type, dish())
  wait(LONG_MS)
  expect(onLongPress).not.toHaveBeenCalled()
})

it('treats a moving finger as scrolling and a trembling one as a press', () => {
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

it('ignores mouse and pen', () => {
  const { onLongPress } = show()
  pointer('pointerdown', dish(), { kind: 'mouse' })
  wait(LONG_MS)
  expect(onLongPress).not.toHaveBeenCalled()
  pointer('pointerdown', dish(), { kind: 'pen' })
  wait(LONG_MS)
  expect(onLongPress).toHaveBeenCalledTimes(1)
})

it('ignores a slow press on a control', () => {
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

it('ignores a press between cards', () => {
  const { onLongPress } = show()
  pointer('pointerdown', screen.getByText('between the cards'))
  wait(LONG_MS)
  expect(onLongPress).not.toHaveBeenCalled()
})

it("suppresses the browser's context menu during a long press only", () => {
  show()
  const menuOf = (at: Element): boolean => fireEvent.contextMenu(at)
  expect(menuOf(dish())).toBe(true)
  pointer('pointerdown', dish())
  wait(LONG_MS)
  expect(menuOf(dish())).toBe(false)
  pointer('pointerup', dish())
  expect(menuOf(dish())).toBe(true)
})

it('restarts with a second finger and stops when the screen is left', () => {
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
