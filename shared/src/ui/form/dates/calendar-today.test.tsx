import { screen, within } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { Calendar } from './calendar.tsx'

afterEach(() => jest.useRealTimers())

const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
] as const

/** Renders a calendar at a moment without a chosen day. */
const showAt = (moment: string, chosen: string[] = []) => {
  jest.useFakeTimers({ now: new Date(moment), doNotFake: [...timers, 'nextTick', 'queueMicrotask'] })
  renderUi(<Calendar chosen={chosen} isRange={false} onPick={() => undefined} />)
  return within(screen.getByRole('grid'))
}

it.each([
  ['2026-11-22T20:59:00Z', / 22 November 2026/],
  ['2026-11-22T21:01:00Z', / 23 November 2026/],
  ['2026-11-23T11:00:00Z', / 23 November 2026/],
])("shows the day of Riyadh as today at %s, whatever the device's clock says", (moment, name) => {
  const today = showAt(moment).getAllByRole('button', { name: /· today/ })
  expect(today).toHaveLength(1)
  expect(today[0]).toHaveAccessibleName(name)
})

it('starts with the current month in Riyadh', () => {
  showAt('2026-11-30T21:30:00Z')
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeInTheDocument()
})

it('starts with the month of the chosen day', () => {
  showAt('2026-11-30T21:30:00Z', ['2026-02-28'])
  expect(screen.getByRole('grid', { name: 'February 2026' })).toBeInTheDocument()
})
