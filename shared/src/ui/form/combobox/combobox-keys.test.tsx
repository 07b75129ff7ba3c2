import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { Field } from '../field.tsx'
import type { ComboboxOption } from './combobox-option.ts'
import { Combobox } from './combobox.tsx'
import type { ComboboxProps } from './combobox.tsx'
import { MultiCombobox } from './multi-combobox.tsx'

const CITIES: ComboboxOption<string>[] = [
  { value: 'jeddah', label: 'Jeddah' },
  { value: 'riyadh', label: 'Riyadh', detail: 'The capital' },
  { value: 'qatif', label: 'Qatif' },
]

interface Shown extends Partial<ComboboxProps<string>> {
  start?: ComboboxOption<string> | null
  onSubmit?: () => void
}

const City = ({ start = null, onSubmit, ...props }: Shown) => {
  const [value, setValue] = useState(start)
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <form onSubmit={handleSubmit}>
      <Field label="City">
        <Combobox options={CITIES} value={value} onChange={setValue} {...props} />
      </Field>
      <output>{value?.value ?? 'none'}</output>
      <button>Save</button>
    </form>
  )
}

const box = () => screen.getByRole('combobox', { name: 'City' })
const names = () => screen.getAllByRole('option').map(option => option.textContent)
const marked = () => box().getAttribute('aria-activedescendant')
const option = (name: string) => screen.getByRole('option', { name })
const kept = () => screen.getByText(/^(none|[a-z]+)$/, { selector: 'output' })

it('moves in a circle: up from the box to the last, down from the last to the first', async () => {
  const { user } = renderUi(<City />)
  await user.tab()
  await user.keyboard('{ArrowUp}')
  expect(marked()).toBe(option('Qatif').id)
  await user.keyboard('{ArrowDown}')
  expect(marked()).toBe(option('Jeddah').id)
})

it('finds everything for a space', async () => {
  const { user } = renderUi(<City />)
  await user.type(box(), ' ')
  expect(names()).toHaveLength(3)
})

it('submits the form on Enter if no option is marked', async () => {
  const submit = jest.fn()
  const { user } = renderUi(<City onSubmit={submit} />)
  await user.click(box())
  await user.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledTimes(1)
  expect(kept()).toHaveTextContent('none')
})

it('takes the marked option on Enter and does not submit the form', async () => {
  const submit = jest.fn()
  const { user } = renderUi(<City onSubmit={submit} />)
  await user.type(box(), 'qat{Enter}')
  expect(kept()).toHaveTextContent('qatif')
  expect(submit).not.toHaveBeenCalled()
})

it('drops text without a choice on leaving and keeps the choice', async () => {
  const { user } = renderUi(<City start={CITIES[1]} />)
  await user.type(box(), 'qat')
  await user.tab()
  expect(box()).toHaveValue('Riyadh')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('replaces the text of a choice when a person presses and types', async () => {
  const { user } = renderUi(<City start={CITIES[1]} />)
  await user.click(box())
  await user.keyboard('jed')
  expect(box()).toHaveValue('jed')
  expect(names()).toEqual(['Jeddah'])
})

it('places the cursor within the typed text', async () => {
  const { user } = renderUi(<City start={CITIES[1]} />)
  await user.click(box())
  await user.keyboard('jd')
  await user.pointer({ keys: '[MouseLeft]', target: box(), offset: 1 })
  await user.keyboard('e')
  expect(box()).toHaveValue('jed')
})

it('opens and closes the list by the arrow button and keeps the focus in the box', async () => {
  const { user } = renderUi(<City />)
  await user.click(screen.getByRole('button', { name: 'Show the choices' }))
  expect(names()).toEqual(['Jeddah', 'RiyadhThe capital', 'Qatif'])
  expect(box()).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Show the choices' }))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('keeps the focus in the box when the choice is cleared', async () => {
  const { user } = renderUi(<City start={CITIES[1]} />)
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Clear the choice' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(kept()).toHaveTextContent('none')
  expect(box()).toHaveFocus()
})

it('has no clear button for a required choice', () => {
  renderUi(<City start={CITIES[1]} isFixed />)
  expect(screen.queryByRole('button', { name: 'Clear the choice' })).not.toBeInTheDocument()
})

it('marks the option under the pointer for Enter', async () => {
  const { user } = renderUi(<City />)
  await user.click(box())
  await user.hover(option('Qatif'))
  expect(marked()).toBe(option('Qatif').id)
  await user.keyboard('{Enter}')
  expect(kept()).toHaveTextContent('qatif')
})

it('shows a failed search instead of "nothing found", in Arabic too', async () => {
  const { user } = renderUi(<City options={undefined} onSearch={jest.fn()} onRetry={jest.fn()} />, {
    language: 'ar',
  })
  await user.click(box())
  expect(screen.getByText('تعذّر البحث')).toBeInTheDocument()
  expect(screen.queryByText('جارٍ البحث')).not.toBeInTheDocument()
  expect(screen.queryByText('لا توجد نتائج')).not.toBeInTheDocument()
})

const Cities = ({ isDisabled }: { isDisabled?: boolean }) => {
  const [value, setValue] = useState(CITIES.slice(0, 2))
  return (
    <Field label="City">
      <MultiCombobox options={CITIES} value={value} onChange={setValue} isDisabled={isDisabled} />
    </Field>
  )
}
const chips = () => screen.queryAllByRole('button').map(chip => chip.getAttribute('aria-label'))

it('deletes letters with Backspace before it removes a chosen option', async () => {
  const { user } = renderUi(<Cities />)
  await user.type(box(), 'q{Backspace}')
  expect(chips()).toHaveLength(2)
  await user.keyboard('{Backspace}')
  expect(chips()).toEqual(['Remove Jeddah'])
})

it('keeps the focus in the box when the keyboard removes an option', async () => {
  const { user } = renderUi(<Cities />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(chips()).toEqual(['Remove Riyadh'])
  expect(box()).toHaveFocus()
})

it('does not change several choices while disabled', async () => {
  const { user } = renderUi(<Cities isDisabled />)
  await user.click(screen.getByRole('button', { name: 'Remove Jeddah' }))
  await user.click(box())
  expect(chips()).toHaveLength(2)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('keeps the list of several choices open and marks the chosen ones', async () => {
  const { user } = renderUi(<Cities />)
  await user.click(box())
  const list = within(screen.getByRole('listbox'))
  expect(list.getAllByRole('option', { selected: true })).toHaveLength(2)
  expect(list.getByRole('option', { name: 'Qatif' })).toHaveAttribute('aria-selected', 'false')
})
