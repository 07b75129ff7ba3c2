import { act, render, screen } from '@testing-library/react'
import { triggerSizeObservers } from '@sufra/shared/testing'
import { useSettlingScreen } from './use-settling-screen.ts'

interface ShellProps {
  /** height in px of the host's bars, and of a notice above a remote's screen */
  bars?: number
  notice?: number
  /** a keep-alive screen is shown again */
  isBack?: boolean
}

const Shell = ({ bars = 0, notice = 0, isBack = false }: ShellProps) => (
  <div data-testid="ground" ref={useSettlingScreen<HTMLDivElement>()}>
    <main data-top={bars}>
      <div data-remote="orders" data-top={notice} />
      <div {...(!isBack && { 'data-resting': '' })}>
        <div data-remote="menus" data-top={isBack ? 30 : 0} />
      </div>
    </main>
  </div>
)

const takesPresses = () => screen.getByTestId('ground').querySelector('[data-cover]') === null
const realTop = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetTop') ?? {}
beforeEach(() => {
  jest.useFakeTimers()
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      return Number(this.dataset.top)
    },
  })
})
afterEach(() => {
  jest.useRealTimers()
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', realTop)
})

const change = (before: ShellProps, after: ShellProps) => {
  const { rerender } = render(<Shell {...before} />)
  rerender(<Shell {...after} />)
  triggerSizeObservers()
}

it.each([
  ['a bar of the host appears', {}, { bars: 30 }],
  ['a bar of the host disappears', { bars: 30 }, {}],
  ['a notice appears above a remote’s screen', {}, { notice: 30 }],
])('when %s, ignores presses for a moment', (_what, before, after) => {
  change(before, after)
  expect(takesPresses()).toBe(false)
  act(() => jest.advanceTimersByTime(400))
  expect(takesPresses()).toBe(true)
})

it('accepts presses at once on a screen that grows or returns from keep-alive', () => {
  change({ bars: 30 }, { bars: 30, isBack: true })
  expect(takesPresses()).toBe(true)
})
