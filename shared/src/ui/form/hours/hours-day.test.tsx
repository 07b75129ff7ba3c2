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

it('hours from midnight to midnight beside others are told to overlap, with both in view', () => {
  show([on(1, '10:00', '14:00'), on(1, '17:00', '23:00')])
  setTime(times('Monday, from')[0], '00:00')
  setTime(times('Monday, until')[0], '00:00')
  expect(day('Monday').getByRole('alert')).toHaveTextContent('These hours overlap with others.')
  expect(times('Monday, from').map(({ value }) => value)).toEqual(['00:00', '17:00'])
})

it('the second of two periods is changed and taken away, and the first stays as it is', async () => {
  const { user, week } = show([on(2, '09:00', '12:00'), on(2, '16:00', '22:00')])
  setTime(times('Tuesday, until')[1], '23:30')
  expect(week()).toEqual([on(2, '09:00', '12:00'), on(2, '16:00', '23:30')])
  const [, second] = screen.getAllByRole('button', { name: 'Remove these hours on Tuesday' })
  await user.click(second ?? document.body)
  expect(week()).toEqual([on(2, '09:00', '12:00')])
})

it('a day whose only hours are taken away is closed', async () => {
  const { user, week } = show([on(2, '09:00', '12:00')])
  await user.click(screen.getByRole('button', { name: 'Remove these hours on Tuesday' }))
  expect(week()).toEqual([])
  expect(day('Tuesday').getByText('Closed')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { name: 'Tuesday' })).not.toBeChecked()
})

it.each([
  { name: 'the last of two', week: [on(2, '09:00', '12:00'), on(2, '16:00', '22:00')], place: 1 },
  { name: 'the only ones', week: [on(2, '09:00', '12:00')], place: 0 },
])('$name taken away by the keyboard leave the keys at their day', async ({ week: start, place }) => {
  const { user, week } = show(start)
  act(() => screen.getAllByRole('button', { name: 'Remove these hours on Tuesday' })[place]?.focus())
  await user.keyboard('{Enter}')
  expect(week()).toHaveLength(start.length - 1)
  expect(screen.getByRole('checkbox', { name: 'Tuesday' })).toHaveFocus()
})

it('a closed day has nothing to add to and nothing to copy', () => {
  show([on(2, '09:00', '12:00')])
  expect(day('Monday').queryByRole('button')).not.toBeInTheDocument()
})

it.each([
  { name: 'six times', week: Array.from({ length: 6 }, (_, at) => on(3, `0${at}:00`, `0${at}:30`)) },
  { name: 'all day', week: [on(3, '00:00', '00:00')] },
])('a day that is open $name takes no more hours', ({ week }) => {
  show(week)
  expect(screen.getByRole('button', { name: 'Add hours on Wednesday' })).toBeDisabled()
})

it('copying can be given up, and then nothing was copied', async () => {
  const { user, week } = show([on(4, '18:00', '02:00')])
  const copy = screen.getByRole('button', { name: 'Copy the hours of Thursday' })
  await user.click(copy)
  expect(copy).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('group', { name: 'Copy the hours of Thursday to' })).not.toBeInTheDocument()
  expect(week()).toEqual([on(4, '18:00', '02:00')])
})

it.each(['Copy', 'Cancel'])('after "%s" the keys are back where copying began', async name => {
  const { user } = show([on(4, '18:00', '02:00')])
  const copy = screen.getByRole('button', { name: 'Copy the hours of Thursday' })
  await user.click(copy)
  act(() => screen.getByRole('button', { name }).focus())
  await user.keyboard('{Enter}')
  expect(copy).toHaveFocus()
})

it('hours are copied to no day when none is chosen', async () => {
  const { user } = show([on(4, '18:00', '02:00')])
  await user.click(screen.getByRole('button', { name: 'Copy the hours of Thursday' }))
  const others = within(screen.getByRole('group', { name: 'Copy the hours of Thursday to' }))
  for (const box of others.getAllByRole('checkbox')) await user.click(box)
  expect(others.getByRole('button', { name: 'Copy' })).toBeDisabled()
  await user.click(others.getByRole('checkbox', { name: 'Sunday' }))
  expect(others.getByRole('button', { name: 'Copy' })).toBeEnabled()
})

it('what is wrong with the week as a whole stands in place of the help', () => {
  show([], { error: 'Choose at least one day.' })
  const week = screen.getByRole('group', { name: 'Working hours' })
  expect(week).toHaveAccessibleDescription('Choose at least one day.')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one day.')
})

it('while nothing may be changed, no time and no day can be', async () => {
  const { user, week } = show([on(4, '18:00', '02:00')], { isDisabled: true })
  expect(times('Thursday, from')[0]).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Thursday' }))
  expect(week()).toHaveLength(1)
})
