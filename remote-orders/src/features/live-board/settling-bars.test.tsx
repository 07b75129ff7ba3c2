import { act, screen } from '@testing-library/react'
import { renderUi, triggerSizeObservers } from '@sufra/shared/testing'
import { SettlingBars } from './settling-bars.tsx'

const BAR = 40
const Bars = ({ names }: { names: string[] }) => (
  <SettlingBars>
    {names.map(name => (
      <button key={name}>{name}</button>
    ))}
  </SettlingBars>
)

const isCovered = () =>
  screen.getAllByRole('button')[0]?.parentElement?.querySelector('[data-cover]') !== null

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.querySelectorAll('button').length * BAR
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it.each([
  ['came', ['Undo'], ['Undo', 'Show']],
  ['went', ['Undo', 'Show'], ['Show']],
])('blocks presses for a moment after a bar %s', (_what, before, after) => {
  const { rerender } = renderUi(<Bars names={before} />)
  triggerSizeObservers()
  expect(isCovered()).toBe(false)
  rerender(<Bars names={after} />)
  triggerSizeObservers()
  expect(isCovered()).toBe(true)
  act(() => jest.advanceTimersByTime(400))
  expect(isCovered()).toBe(false)
})
