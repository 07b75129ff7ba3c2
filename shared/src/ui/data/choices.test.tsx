import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { ChipGroup } from './chip-group.tsx'
import { SelectFilter } from './select-filter.tsx'

const minutes = [10, 15, 20].map(value => ({ value, label: `${value} min` }))

const Minutes = () => {
  const [value, setValue] = useState(15)
  return <ChipGroup label="Preparation" value={value} onChange={setValue} options={minutes} />
}

it('selects one chip, by mouse or by arrow key', async () => {
  const { user } = renderUi(<Minutes />)
  expect(screen.getByRole('radiogroup', { name: 'Preparation' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: '15 min' })).toBeChecked()
  await user.click(screen.getByText('10 min'))
  expect(screen.getByRole('radio', { name: '10 min' })).toBeChecked()
  expect(screen.getByRole('radio', { name: '15 min' })).not.toBeChecked()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: '15 min' })).toBeChecked()
})

it('does not select disabled chips', async () => {
  const chosen: number[] = []
  const { user } = renderUi(
    <ChipGroup
      label="Preparation"
      value={15}
      onChange={value => chosen.push(value)}
      options={minutes}
      isDisabled
    />,
  )
  await user.click(screen.getByText('10 min'))
  expect(chosen).toEqual([])
})

const states = [
  { value: 'Active', label: 'نشط' },
  { value: 'Suspended', label: 'موقوف' },
]

it.each([
  ['en', 'Chosen: 99'],
  ['ar', 'المختار: 99'],
] as const)('a choice that is not offered (any more) is shown while it filters: %s', (language, words) => {
  const { rerender } = renderUi(
    <SelectFilter label="State" value="99" onChange={() => undefined} options={states} />,
    { language },
  )
  const filter = screen.getByRole('combobox', { name: 'State' })
  expect(filter).toHaveDisplayValue(words)
  rerender(<SelectFilter label="State" value="" onChange={() => undefined} options={states} />)
  expect(filter).toHaveDisplayValue('State')
  expect(filter).not.toHaveTextContent('99')
})

it('shows the name of a filter until an option is chosen, and can be cleared', async () => {
  const chosen: string[] = []
  const { user, rerender } = renderUi(
    <SelectFilter label="الحالة" value="" onChange={value => chosen.push(value)} options={states} />,
    { language: 'ar' },
  )
  const filter = screen.getByRole('combobox', { name: 'الحالة' })
  expect(filter).toHaveDisplayValue('الحالة')
  await user.selectOptions(filter, 'موقوف')
  rerender(
    <SelectFilter label="الحالة" value="Suspended" onChange={value => chosen.push(value)} options={states} />,
  )
  expect(filter).toHaveDisplayValue('موقوف')
  await user.selectOptions(filter, 'الحالة')
  expect(chosen).toEqual(['Suspended', ''])
})
