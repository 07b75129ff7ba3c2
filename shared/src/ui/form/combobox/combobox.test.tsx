import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { Field } from '../field.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { Combobox } from './combobox.tsx'
import type { ComboboxProps } from './combobox.tsx'
import { MultiCombobox } from './multi-combobox.tsx'

const CITIES: ComboboxOption<string>[] = [
  { value: 'jeddah', label: 'جدة', keywords: 'Jeddah' },
  { value: 'riyadh', label: 'الرياض', keywords: 'Riyadh' },
  { value: 'qatif', label: 'القطيف', keywords: 'Qatif' },
]

const City = (props: Partial<ComboboxProps<string>> & { error?: string }) => {
  const [value, setValue] = useState<ComboboxOption<string> | null>(null)
  return (
    <form aria-label="form" onSubmit={event => event.preventDefault()}>
      <Field label="City" error={props.error}>
        <Combobox options={CITIES} value={value} onChange={setValue} {...props} />
      </Field>
      <output>{value?.value ?? 'none'}</output>
    </form>
  )
}
const box = () => screen.getByRole('combobox', { name: 'City' })
const names = () => screen.getAllByRole('option').map(option => option.textContent)
const chosen = () => screen.getByText(/^(none|[a-z]+)$/, { selector: 'output' })

it('shows everything on a press, and takes a pressed option', async () => {
  const { user } = renderUi(<City />, { language: 'ar' })
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  await user.click(box())
  expect(names()).toEqual(['جدة', 'الرياض', 'القطيف'])
  expect(screen.getByRole('listbox', { name: 'City' })).toHaveAttribute(
    'id',
    box().getAttribute('aria-controls'),
  )
  await user.click(screen.getByRole('option', { name: 'الرياض' }))
  expect(box()).toHaveValue('الرياض')
  expect(chosen()).toHaveTextContent('riyadh')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('finds Arabic in any spelling, and by another name', async () => {
  const { user } = renderUi(<City />)
  await user.type(box(), 'جده')
  expect(names()).toEqual(['جدة'])
  await user.clear(box())
  await user.type(box(), 'qat')
  expect(names()).toEqual(['القطيف'])
  await user.type(box(), 'x')
  expect(screen.getByText('Nothing found')).toBeInTheDocument()
  expect(screen.getByText('Results: 0')).toBeInTheDocument()
})

it('marks with arrows, takes with Enter, and closes with Escape without a change', async () => {
  const { user } = renderUi(<City />)
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const marked = screen.getByRole('option', { name: 'الرياض' })
  expect(box()).toHaveAttribute('aria-activedescendant', marked.id)
  await user.keyboard('{Enter}')
  expect(chosen()).toHaveTextContent('riyadh')
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('option', { name: 'الرياض' })).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('xyz{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(box()).toHaveValue('الرياض')
  await user.click(screen.getByRole('button', { name: 'Clear the choice' }))
  expect(chosen()).toHaveTextContent('none')
})

it('connects an error with the box and does not open while disabled', async () => {
  const { user } = renderUi(<City error="Choose a city" isDisabled />)
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription('Choose a city')
  await user.click(box())
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('asks the server after a pause and keeps the order of its results', async () => {
  const onSearch = jest.fn()
  const { user, rerender } = renderUi(<City onSearch={onSearch} options={undefined} />)
  await user.type(box(), 'old')
  expect(screen.getByText('Searching')).toBeInTheDocument()
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('old'))
  expect(onSearch).toHaveBeenCalledTimes(1)
  rerender(<City onSearch={onSearch} options={CITIES} />)
  expect(names()).toHaveLength(3)
})

it('ignores Enter before the answer, for the option and for the form', async () => {
  const submit = jest.fn()
  const { user } = renderUi(
    <form onSubmit={submit}>
      <Field label="City">
        <Combobox value={null} onChange={jest.fn()} onSearch={jest.fn()} options={undefined} />
      </Field>
    </form>,
  )
  await user.type(box(), 'old{Enter}')
  expect(submit).not.toHaveBeenCalled()
  expect(box()).toHaveValue('old')
})

it('retries a failed search without leaving the box', async () => {
  const onRetry = jest.fn()
  const { user } = renderUi(<City options={undefined} onSearch={jest.fn()} onRetry={onRetry} />)
  await user.click(box())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalled()
  expect(box()).toHaveFocus()
})

const Cities = () => {
  const [value, setValue] = useState<ComboboxOption<string>[]>([])
  return (
    <Field label="City">
      <MultiCombobox options={CITIES} value={value} onChange={setValue} />
    </Field>
  )
}

it('chooses several and removes them by button, list or Backspace', async () => {
  const { user } = renderUi(<Cities />)
  await user.type(box(), 'جد{Enter}')
  await user.type(box(), 'riy{Enter}')
  await user.type(box(), 'قط{Enter}')
  const chips = () => screen.getAllByRole('button').map(chip => chip.getAttribute('aria-label'))
  expect(chips()).toEqual(['Remove جدة', 'Remove الرياض', 'Remove القطيف'])
  await user.type(box(), '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Remove جدة' }))
  expect(chips()).toEqual(['Remove الرياض'])
  await user.click(box())
  const list = within(screen.getByRole('listbox'))
  expect(list.getByRole('option', { name: 'الرياض' })).toHaveAttribute('aria-selected', 'true')
  await user.click(list.getByRole('option', { name: 'الرياض' }))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
