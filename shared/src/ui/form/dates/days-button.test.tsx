import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import type { DateRange } from './date-range-input.tsx'
import { DaysButton } from './days-button.tsx'

const Period = () => {
  const [value, setValue] = useState<DateRange>({ from: '2026-11-10', to: '2026-11-12' })
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <DaysButton
        label="Change the days"
        labels={{ from: 'From', to: 'To' }}
        value={value}
        onChange={setValue}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
      <output>{`${value.from} ${value.to}`}</output>
    </>
  )
}

const opener = () => screen.getByRole('button', { name: 'Change the days', hidden: true })
const days = () => screen.queryByRole('dialog', { name: 'Change the days', hidden: true })
const calendar = () => screen.queryByRole('dialog', { name: 'Choose the first day, then the last' })
const day = (name: RegExp) => screen.findByRole('button', { name })

const showCalendar = async () => {
  const { user } = renderUi(<Period />)
  await user.click(opener())
  await user.click(screen.getByRole('button', { name: 'Open the calendar: From' }))
  await screen.findByRole('grid')
  return user
}

it('opens the two days by the button and closes them again', async () => {
  const { user } = renderUi(<Period />)
  await user.click(opener())
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveFocus()
  expect(opener()).toHaveAttribute('aria-expanded', 'true')
  await user.click(opener())
  expect(days()).not.toBeInTheDocument()
})

it('takes two days from the calendar and keeps the popover open', async () => {
  const user = await showCalendar()
  await user.click(await day(/ 3 November 2026/))
  expect(screen.getByText('2026-11-10 2026-11-12')).toBeInTheDocument()
  await user.click(await day(/ 5 November 2026/))
  expect(screen.getByText('2026-11-03 2026-11-05')).toBeInTheDocument()
  await waitFor(() => expect(calendar()).not.toBeInTheDocument())
  expect(days()).toBeInTheDocument()
})

it('closes only the calendar with Escape', async () => {
  const user = await showCalendar()
  await user.keyboard('{Escape}')
  expect(days()).toBeInTheDocument()
})

it('keeps Tab within the calendar and the days open behind it', async () => {
  const user = await showCalendar()
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  await user.tab()
  expect(days()).toBeInTheDocument()
  expect(calendar()).toBeInTheDocument()
})

it('forgets a pressed first day when the calendar closes', async () => {
  const user = await showCalendar()
  await user.click(await day(/ 3 November 2026/))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Open the calendar: To' }))
  await user.click(await day(/ 20 November 2026/))
  await user.click(await day(/ 25 November 2026/))
  expect(screen.getByText('2026-11-20 2026-11-25')).toBeInTheDocument()
})
