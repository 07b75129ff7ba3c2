import type { HoursPeriod } from '#src/contracts/hours.ts'
import { renderUi } from '#src/testing/testing.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { HoursEditor } from './hours-editor.tsx'
import type { HoursEditorProps } from './hours-editor.tsx'
import { defaultWeek } from './week.ts'

interface Shown {
  week?: HoursPeriod[]
  isSent?: boolean
  language?: 'ar' | 'en'
  of?: HoursEditorProps['of']
}

const show = ({ week = defaultWeek(), isSent = false, language = 'en', of }: Shown = {}) => {
  let latest: readonly HoursPeriod[] = week
  const Form = () => {
    const [value, setValue] = useState<readonly HoursPeriod[]>(week)
    latest = value
    return <HoursEditor value={value} onChange={setValue} isSent={isSent} of={of} />
  }
  const { user } = renderUi(<Form />, { language })
  return { user, week: () => latest }
}

const day = (name: string) => within(screen.getByRole('group', { name }))
const setTime = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const on = (dayOfWeek: number, from: string, to: string) => ({ dayOfWeek, from, to })

it('accepts hours past midnight and says so in words', () => {
  const { week } = show()
  setTime('Thursday, from', '18:00')
  setTime('Thursday, until', '02:00')
  expect(week()).toContainEqual(on(4, '18:00', '02:00'))
  expect(day('Thursday').getByText('until 2:00 am the next day')).toBeInTheDocument()
  expect(screen.getByLabelText('Thursday, until')).toHaveAccessibleDescription('until 2:00 am the next day')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('adds no explanation to closing at midnight', () => {
  show({ week: [on(4, '12:00', '00:00')] })
  expect(screen.queryByText(/the next day/)).not.toBeInTheDocument()
})

it('explains hours past midnight in Arabic', () => {
  show({ week: [on(4, '18:00', '02:00')], language: 'ar' })
  expect(day('الخميس').getByText(/من اليوم التالي/)).toHaveTextContent(/^حتى 2:00 ص من اليوم التالي$/)
  expect(day('الجمعة').getByText('مغلق')).toBeInTheDocument()
})

it.each([
  { language: 'ar', title: 'أوقات البيع', friday: 'الجمعة', notSold: 'لا بيع' },
  { language: 'en', title: 'Hours of sale', friday: 'Friday', notSold: 'Not sold' },
] as const)('in $language what is sold at hours of its own is not called closed', shown => {
  show({ week: [on(4, '18:00', '02:00')], language: shown.language, of: 'sale' })
  expect(screen.getByRole('group', { name: shown.title })).toBeInTheDocument()
  expect(day(shown.friday).getByText(shown.notSold)).toBeInTheDocument()
})

it('closes a day and opens it again by its name', async () => {
  const { user, week } = show()
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }))
  expect(week()).toHaveLength(6)
  expect(day('Friday').getByText('Closed')).toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }))
  expect(week()).toContainEqual(on(5, '10:00', '23:00'))
})

it('sets and unsets 24 hours by one press each', async () => {
  const { user, week } = show()
  const press = () => user.click(screen.getByRole('button', { name: 'Open 24 h on Sunday' }))
  await press()
  expect(week()[0]).toEqual(on(0, '00:00', '00:00'))
  expect(day('Sunday').getByText('All day')).toBeInTheDocument()
  await press()
  expect(week()[0]).toEqual(on(0, '10:00', '23:00'))
})

it('adds a second period without times, focused and without a complaint', async () => {
  const { user, week } = show({ week: [on(1, '10:00', '14:00')] })
  await user.click(screen.getByRole('button', { name: 'Add hours on Monday' }))
  const [, second] = screen.getAllByLabelText('Monday, from')
  expect(second).toHaveFocus()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  fireEvent.change(second ?? document.body, { target: { value: '17:00' } })
  await user.click(
    screen.getAllByRole('button', { name: 'Remove these hours on Monday' })[0] ?? document.body,
  )
  expect(week()).toEqual([on(1, '17:00', '')])
})

it('reports missing times after the form was sent', () => {
  show({ week: [on(1, '10:00', '')], isSent: true })
  expect(day('Monday').getByRole('alert')).toHaveTextContent('Complete the start and the end.')
  expect(screen.getByLabelText('Monday, until')).toBeInvalid()
})

it.each([
  ['on the same day', [on(1, '10:00', '15:00'), on(1, '14:00', '20:00')], 'Monday'],
  ['with the night before', [on(1, '18:00', '03:00'), on(2, '02:00', '10:00')], 'Tuesday'],
  ['from Saturday night into Sunday', [on(0, '01:00', '10:00'), on(6, '20:00', '02:00')], 'Saturday'],
  ['with a day that is open 24 hours', [on(3, '20:00', '02:00'), on(4, '00:00', '00:00')], 'Thursday'],
])('reports an overlap %s at its place', (_name, week, name) => {
  show({ week })
  expect(day(name).getByRole('alert')).toHaveTextContent('These hours overlap with others.')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

it('reports less than half an hour', () => {
  show({ week: [on(2, '10:00', '10:15')] })
  expect(day('Tuesday').getByRole('alert')).toHaveTextContent('Make this at least half an hour.')
})

it('copies a day to the selected days only', async () => {
  const { user, week } = show({ week: [on(4, '18:00', '02:00'), on(0, '10:00', '12:00')] })
  await user.click(screen.getByRole('button', { name: 'Copy the hours of Thursday' }))
  const days = within(screen.getByRole('group', { name: 'Copy the hours of Thursday to' }))
  for (const name of ['Sunday', 'Monday', 'Tuesday', 'Wednesday'])
    await user.click(days.getByRole('checkbox', { name }))
  await user.click(days.getByRole('button', { name: 'Copy' }))
  expect(week()).toEqual([
    on(0, '10:00', '12:00'),
    on(4, '18:00', '02:00'),
    on(5, '18:00', '02:00'),
    on(6, '18:00', '02:00'),
  ])
})

it('copies a day to all others', async () => {
  const { user, week } = show({
    week: [on(0, '09:00', '12:00'), on(0, '18:00', '02:00'), on(3, '10:00', '11:00')],
  })
  await user.click(screen.getByRole('button', { name: 'Copy the hours of Sunday' }))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(week()).toHaveLength(14)
  expect(screen.getAllByText('until 2:00 am the next day')).toHaveLength(7)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
