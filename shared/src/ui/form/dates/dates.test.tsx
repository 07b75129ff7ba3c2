import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { DateInput } from './date-input.tsx'
import type { DateInputProps } from './date-input.tsx'
import { DateRangeInput } from './date-range-input.tsx'

const Day = (props: Partial<DateInputProps>) => {
  const [value, setValue] = useState<string | null>('2026-11-22')
  return (
    <>
      <DateInput label="Start" value={value} onChange={setValue} {...props} />
      <output>{value ?? 'none'}</output>
    </>
  )
}
const box = (name: string) => screen.getByRole('textbox', { name })
const kept = () => screen.getByText(/^(none|2026.*)$/, { selector: 'output' })
const pressDay = (name: RegExp) => screen.findByRole('button', { name })

it('accepts Arabic digits, and reports invalid text on leaving the box', async () => {
  const { user } = renderUi(<Day />, { language: 'ar' })
  expect(box('Start')).toHaveValue('22/11/2026')
  await user.clear(box('Start'))
  expect(kept()).toHaveTextContent('none')
  await user.type(box('Start'), '٣١/٤/٢٠٢٦')
  expect(box('Start')).toBeValid()
  await user.tab()
  expect(box('Start')).toHaveAccessibleDescription('اكتب التاريخ هكذا: 22/11/2026')
  await user.clear(box('Start'))
  await user.type(box('Start'), '٣٠/٤/٢٠٢٦')
  await user.tab()
  expect(box('Start')).toHaveValue('30/04/2026')
  expect(kept()).toHaveTextContent('2026-04-30')
})

it('starts on Sunday, names the Hijri date and takes a press', async () => {
  const { user } = renderUi(<Day />)
  await user.click(screen.getByRole('button', { name: 'Open the calendar: Start' }))
  const grid = within(await screen.findByRole('grid', { name: 'November 2026' }))
  expect(grid.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Sun')
  expect(screen.getByText(/Jumada II 1448|in the Hijri calendar/)).toBeInTheDocument()
  await user.click(await pressDay(/^Tuesday 24 November 2026|^Tuesday,? 24 November 2026/))
  expect(kept()).toHaveTextContent('2026-11-24')
  expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
})

it('moves through the calendar by arrow keys, right to left in Arabic', async () => {
  const { user } = renderUi(<Day />, { language: 'ar' })
  await user.click(screen.getByRole('button', { name: 'فتح التقويم: Start' }))
  await screen.findByRole('grid')
  await user.keyboard('{ArrowLeft}{ArrowDown}{Enter}')
  expect(kept()).toHaveTextContent('2026-11-30')
})

it('does not take days outside of the limits, and does not open while disabled', async () => {
  const { user, rerender } = renderUi(<Day max="2026-11-23" />)
  await user.click(screen.getByRole('button', { name: 'Open the calendar: Start' }))
  expect(await pressDay(/Tuesday,? 24 November 2026/)).toBeDisabled()
  rerender(<Day isDisabled />)
  expect(screen.getByRole('button', { name: 'Open the calendar: Start', hidden: true })).toBeDisabled()
})

const Range = () => {
  const [value, setValue] = useState<{ from: string | null; to: string | null }>({
    from: '2026-11-10',
    to: '2026-11-12',
  })
  return (
    <>
      <DateRangeInput labels={{ from: 'From', to: 'To' }} value={value} onChange={setValue} />
      <output>{`${value.from} ${value.to}`}</output>
    </>
  )
}

it('makes a range of two presses in any order, and reports an end before the start', async () => {
  const { user } = renderUi(<Range />)
  await user.click(screen.getByRole('button', { name: 'Open the calendar: To' }))
  await user.click(await pressDay(/20 November 2026/))
  await user.click(await pressDay(/ 5 November 2026/))
  expect(screen.getByText('2026-11-05 2026-11-20')).toBeInTheDocument()
  await user.clear(box('To'))
  await user.type(box('To'), '1/11/2026')
  expect(box('To')).toHaveAccessibleDescription('The last day comes before the first.')
})

const TwoDays = () => {
  const [days, setDays] = useState<(string | null)[]>([null, '2026-11-24'])
  return (
    <>
      {days.map((day, index) => (
        <DateInput
          key={index}
          label={`Day ${index + 1}`}
          value={day}
          onChange={next => setDays(days.map((each, place) => (place === index ? next : each)))}
        />
      ))}
      <button onClick={() => setDays(days.slice(1))}>Remove the first</button>
    </>
  )
}

it('does not report a day set from outside because of earlier text', async () => {
  const { user } = renderUi(<TwoDays />)
  await user.type(box('Day 1'), '31/4/2026')
  await user.tab()
  expect(box('Day 1')).toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Remove the first' }))
  expect(box('Day 1')).toHaveValue('24/11/2026')
  expect(box('Day 1')).toBeValid()
})
