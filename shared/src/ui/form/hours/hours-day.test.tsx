import type { HoursPeriod } from '#src/contracts/hours.ts'
import { renderUi } from '#src/testing/testing.tsx'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { HoursEditor } from './hours-editor.tsx'
import type { HoursEditorProps } from './hours-editor.tsx'

const on = (dayOfWeek: number, from: string, to: string) => ({ dayOfWeek, from, to })

const show = (week: HoursPeriod[], props: Partial<HoursEditorProps> = {}) => {
  let latest: readonly HoursPeriod[] = week
  const Form = () => {
    const [value, setValue] = useState<readonly HoursPeriod[]>(week)
    latest = value
    return <HoursEditor value={value} onChange={setValue} isSent={false} {...props} />
  }
  const { user } = renderUi(<Form />)
  return { user, week: () => latest }
}

const day = (name: string) => within(screen.getByRole('group', { name }))
const times = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label)
const setTime = (box: HTMLElement | undefined, value: string) =>
  fireEvent.change(box ?? document.body, { target: { value } })

it('reports 24 hours that overlap other periods, with both visible', () => {
  show([on(1, '10:00', '14:00'), on(1, '17:00', '23:00')])
  setTime(times('Monday, from')[0], '00:00')
  setTime(times('Monday, until')[0], '00:00')
  expect(day('Monday').getByRole('alert')).toHaveTextContent('These hours overlap with others.')
  expect(times('Monday, from').map(({ value }) => value)).toEqual(['00:00', '17:00'])
})

it('changes and removes the second of two periods and keeps the first', async () => {
  const { user, week } = show([on(2, '09:00', '12:00'), on(2, '16:00', '22:00')])
  setTime(times('Tuesday, until')[1], '23:30')
  expect(week()).toEqual([on(2, '09:00', '12:00'), on(2, '16:00', '23:30')])
  const [, second] = screen.getAllByRole('button', { name: 'Remove these hours on Tuesday' })
  await user.click(second ?? document.body)
  expect(week()).toEqual([on(2, '09:00', '12:00')])
})

it('closes a day whose only period is removed', async () => {
  const { user, week } = show([on(2, '09:00', '12:00')])
  await user.click(screen.getByRole('button', { name: 'Remove these hours on Tuesday' }))
  expect(week()).toEqual([])
  expect(day('Tuesday').getByText('Closed')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Tuesday' })).not.toBeChecked()
})

it.each([
  { name: 'the last of two', week: [on(2, '09:00', '12:00'), on(2, '16:00', '22:00')], place: 1 },
  { name: 'the only ones', week: [on(2, '09:00', '12:00')], place: 0 },
])('keeps the focus at the day after the keyboard removes $name', async ({ week: start, place }) => {
  const { user, week } = show(start)
  act(() => screen.getAllByRole('button', { name: 'Remove these hours on Tuesday' })[place]?.focus())
  await user.keyboard('{Enter}')
  expect(week()).toHaveLength(start.length - 1)
  expect(screen.getByRole('checkbox', { name: 'Tuesday' })).toHaveFocus()
})

it('offers neither adding nor copying on a closed day', () => {
  show([on(2, '09:00', '12:00')])
  expect(day('Monday').queryByRole('button')).not.toBeInTheDocument()
})

it.each([
  { name: 'six times', week: Array.from({ length: 6 }, (_, at) => on(3, `0${at}:00`, `0${at}:30`)) },
  { name: 'all day', week: [on(3, '00:00', '00:00')] },
])('offers no more periods on a day that is open $name', ({ week }) => {
  show(week)
  expect(screen.getByRole('button', { name: 'Add hours on Wednesday' })).toBeDisabled()
})

it('copies nothing when copying is cancelled', async () => {
  const { user, week } = show([on(4, '18:00', '02:00')])
  const copy = screen.getByRole('button', { name: 'Copy the hours of Thursday' })
  await user.click(copy)
  expect(copy).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('group', { name: 'Copy the hours of Thursday to' })).not.toBeInTheDocument()
  expect(week()).toEqual([on(4, '18:00', '02:00')])
})

it.each(['Copy', 'Cancel'])('returns the focus to the copy button after "%s"', async name => {
  const { user } = show([on(4, '18:00', '02:00')])
  const copy = screen.getByRole('button', { name: 'Copy the hours of Thursday' })
  await user.click(copy)
  act(() => screen.getByRole('button', { name }).focus())
  await user.keyboard('{Enter}')
  expect(copy).toHaveFocus()
})

it('copies to no day when none is selected', async () => {
  const { user } = show([on(4, '18:00', '02:00')])
  await user.click(screen.getByRole('button', { name: 'Copy the hours of Thursday' }))
  const others = within(screen.getByRole('group', { name: 'Copy the hours of Thursday to' }))
  for (const box of others.getAllByRole('checkbox')) await user.click(box)
  expect(others.getByRole('button', { name: 'Copy' })).toBeDisabled()
  await user.click(others.getByRole('checkbox', { name: 'Sunday' }))
  expect(others.getByRole('button', { name: 'Copy' })).toBeEnabled()
})

it('shows an error of the whole week in place of the help', () => {
  show([], { error: 'Choose at least one day.' })
  const week = screen.getByRole('group', { name: 'Working hours' })
  expect(week).toHaveAccessibleDescription('Choose at least one day.')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one day.')
})

it('allows no change while disabled', async () => {
  const { user, week } = show([on(4, '18:00', '02:00')], { isDisabled: true })
  expect(times('Thursday, from')[0]).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Thursday' }))
  expect(week()).toHaveLength(1)
})
