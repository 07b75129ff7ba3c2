import { act, fireEvent, screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { useSingleKeySetting, useSingleKeys } from './single-keys.ts'

const pressed: string[] = []

const Keys = () => {
  const [isOn, setIsOn] = useSingleKeySetting()
  useSingleKeys(key => (key === 'a' || key === 'enter' ? () => pressed.push(key) : undefined))
  return (
    <>
      <input type="checkbox" aria-label="on" checked={isOn} onChange={() => setIsOn(!isOn)} />
      <input aria-label="search" />
      <button onClick={() => pressed.push('button')}>Accept</button>
    </>
  )
}

/** Types the keys, each `pace` milliseconds after the previous one. */
const type = (keys: readonly string[], pace: number, target: Element = document.body) => {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    clock += pace
    Object.defineProperty(event, 'timeStamp', { value: clock })
    fireEvent(target, event)
    // As in a browser, Enter presses the focused button.
    if (key === 'Enter' && target instanceof HTMLButtonElement && !event.defaultPrevented) target.click()
    act(() => jest.advanceTimersByTime(pace))
  }
  act(() => jest.advanceTimersByTime(1000))
  clock += 1000
}
let clock = 0

beforeEach(() => {
  pressed.length = 0
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it('runs the action of a key typed by a person, in any order of keys', () => {
  renderUi(<Keys />)
  type(['a', 'x', 'Enter', 'a'], 120)
  expect(pressed).toEqual(['a', 'enter', 'a'])
})

it.each([1, 15, 40])('runs nothing for a barcode with a key every %d ms', pace => {
  renderUi(<Keys />)
  type([...'BAG-20417', 'Enter'], pace)
  type([...'A20417', 'Enter'], pace)
  type([...'204-A'], pace)
  expect(pressed).toEqual([])
})

it("stops only a barcode's Enter from pressing the focused button", () => {
  renderUi(<Keys />)
  const button = screen.getByRole('button')
  type([...'BAG-20417', 'Enter'], 5, button)
  expect(pressed).toEqual([])
  type(['Enter'], 5, button)
  expect(pressed).toContain('button')
})

it('lets a barcode into a text field', () => {
  renderUi(<Keys />)
  const field = screen.getByRole('textbox')
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  type([...'A20417'], 5, field)
  fireEvent(field, event)
  expect(event.defaultPrevented).toBe(false)
  expect(pressed).toEqual([])
})

it('runs nothing while single keys are off on this device, and notifies all listeners', () => {
  renderUi(<Keys />)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  type(['a'], 200)
  expect(pressed).toEqual([])
  fireEvent.click(screen.getByRole('checkbox'))
  type(['a'], 200)
  expect(pressed).toEqual(['a'])
})
