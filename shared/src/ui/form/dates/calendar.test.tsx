import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { DateInput } from './date-input.tsx'
import type { DateInputProps } from './date-input.tsx'

interface Shown extends Partial<DateInputProps> {
  start?: string | null
}

const Day = ({ start = '2026-11-22', ...props }: Shown) => {
  const [value, setValue] = useState(start)
  return (
    <>
      <DateInput label="Start" value={value} onChange={setValue} {...props} />
      <button onClick={() => setValue(null)}>Forget</button>
      <output>{value ?? 'none'}</output>
    </>
  )
}

const box = () => screen.getByRole('textbox', { name: 'Start' })
const kept = () => screen.getByText(/^(none|20\d\d-.*)$/, { selector: 'output' })
const day = (name: RegExp) => screen.getByRole('button', { name })

// The grid takes the focus in an effect after it is shown.
const calendarHasFocus = async () => {
  const grid = await screen.findByRole('grid')
  await waitFor(() => expect(grid).toContainElement(document.querySelector<HTMLElement>(':focus')))
}

const open = async (props: Shown = {}, language: 'ar' | 'en' = 'en') => {
  const { user } = renderUi(<Day {...props} />, { language })
  await user.click(screen.getByRole('button', { name: /: Start$/ }))
  await calendarHasFocus()
  return user
}

it('changes the month by a button with a name', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  await user.click(day(/ 9 October 2026/))
  expect(kept()).toHaveTextContent('2026-10-09')
})

it('marks the chosen day, and focuses it first', async () => {
  await open()
  expect(day(/ 22 November 2026/)).toHaveAccessibleName(/· chosen$/)
  expect(day(/ 22 November 2026/)).toHaveFocus()
})

it('takes the same day of the next month with Page Down and Enter', async () => {
  const user = await open()
  await user.keyboard('{PageDown}{Enter}')
  expect(kept()).toHaveTextContent('2026-12-22')
})

it('does not take days outside of the limits', async () => {
  const user = await open({ min: '2026-11-20', max: '2026-11-24' })
  for (const name of [/ 19 November 2026/, / 25 November 2026/]) {
    expect(day(name)).toBeDisabled()
    await user.click(day(name))
  }
  expect(kept()).toHaveTextContent('2026-11-22')
  await user.click(day(/ 24 November 2026/))
  expect(kept()).toHaveTextContent('2026-11-24')
})

it('shows months, days and the Hijri date in Arabic', async () => {
  await open({}, 'ar')
  const grid = within(screen.getByRole('grid', { name: 'نوفمبر 2026' }))
  expect(grid.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('الأحد')
  expect(grid.getByRole('button', { name: /22 نوفمبر 2026.*المختار/ })).toBeInTheDocument()
  expect(screen.getByText(/^الموافق 12 جمادى الآخرة 1448/)).toBeInTheDocument()
})

it('forgets invalid text after a day was taken and cleared', async () => {
  const { user } = renderUi(<Day start={null} />)
  await user.type(box(), '31/4/2026')
  await user.click(screen.getByRole('button', { name: 'Open the calendar: Start' }))
  await user.click(await screen.findByRole('button', { name: /· today$/ }))
  expect(kept()).not.toHaveTextContent('none')
  await user.click(screen.getByRole('button', { name: 'Forget' }))
  expect(kept()).toHaveTextContent('none')
  expect(box()).toHaveValue('')
})

it("shows the form's error at the box, unless its text is no date", async () => {
  const { user } = renderUi(<Day start={null} error="Not before today." />)
  expect(box()).toHaveAccessibleDescription('Not before today.')
  await user.type(box(), '31/4/2026')
  await user.tab()
  expect(box()).toHaveAccessibleDescription('Write the date like 22/11/2026')
})
