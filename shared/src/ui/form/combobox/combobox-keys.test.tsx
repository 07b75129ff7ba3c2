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

it('the arrows go around: up from the box to the last, down from the last to the first', async () => {
  const { user } = renderUi(<City />)
  await user.tab()
  await user.keyboard('{ArrowUp}')
  expect(marked()).toBe(option('Qatif').id)
  await user.keyboard('{ArrowDown}')
  expect(marked()).toBe(option('Jeddah').id)
})

it('a space finds everything that there is', async () => {
  const { user } = renderUi(<City />)
  await user.type(box(), ' ')
  expect(names()).toHaveLength(3)
})

it('Enter in a list where nothing is marked sends the form, as in any other box', async () => {
  const submit = jest.fn()
  const { user } = renderUi(<City onSubmit={submit} />)
  await user.click(box())
  await user.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledTimes(1)
  expect(kept()).toHaveTextContent('none')
})

it('Enter takes what is marked, and does not send the form', async () => {
  const submit = jest.fn()
  const { user } = renderUi(<City onSubmit={submit} />)
  await user.type(box(), 'qat{Enter}')
  expect(kept()).toHaveTextContent('qatif')
  expect(submit).not.toHaveBeenCalled()
})

it('what is typed and left without a choice is gone, and the choice stays', async () => {
  const { user } = renderUi(<City start={CITIES[1]} />)
  await user.type(box(), 'qat')
  await user.tab()
  expect(box()).toHaveValue('Riyadh')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('who presses on a choice and types looks for another, and not for both in one word', async () => {
  const { user } = renderUi(<City start={CITIES[1]} />)
  await user.click(box())
  await user.keyboard('jed')
  expect(box()).toHaveValue('jed')
  expect(names()).toEqual(['Jeddah'])
})

it('the cursor goes where it is put in what was typed', async () => {
  const { user } = renderUi(<City start={CITIES[1]} />)
  await user.click(box())
  await user.keyboard('jd')
  await user.pointer({ keys: '[MouseLeft]', target: box(), offset: 1 })
  await user.keyboard('e')
  expect(box()).toHaveValue('jed')
})

it('the arrow opens the list and closes it, and the box has the keys', async () => {
  const { user } = renderUi(<City />)
  await user.click(screen.getByRole('button', { name: 'Show the choices' }))
  expect(names()).toEqual(['Jeddah', 'RiyadhThe capital', 'Qatif'])
  expect(box()).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Show the choices' }))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('a choice that is taken back leaves the keys in the box', async () => {
  const { user } = renderUi(<City start={CITIES[1]} />)
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Clear the choice' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(kept()).toHaveTextContent('none')
  expect(box()).toHaveFocus()
})

it('a choice that has to be one cannot be taken back', () => {
  renderUi(<City start={CITIES[1]} isFixed />)
  expect(screen.queryByRole('button', { name: 'Clear the choice' })).not.toBeInTheDocument()
})

it('the pointer marks what Enter then takes', async () => {
  const { user } = renderUi(<City />)
  await user.click(box())
  await user.hover(option('Qatif'))
  expect(marked()).toBe(option('Qatif').id)
  await user.keyboard('{Enter}')
  expect(kept()).toHaveTextContent('qatif')
})

it('a search that failed says so in place of "nothing found", in Arabic too', async () => {
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

it('Backspace takes letters away while there are some, and only then a chosen one', async () => {
  const { user } = renderUi(<Cities />)
  await user.type(box(), 'q{Backspace}')
  expect(chips()).toHaveLength(2)
  await user.keyboard('{Backspace}')
  expect(chips()).toEqual(['Remove Jeddah'])
})

it('one of several that is taken away by the keyboard leaves the keys in the box', async () => {
  const { user } = renderUi(<Cities />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(chips()).toEqual(['Remove Riyadh'])
  expect(box()).toHaveFocus()
})

it('several that are chosen cannot be changed while that is not allowed', async () => {
  const { user } = renderUi(<Cities isDisabled />)
  await user.click(screen.getByRole('button', { name: 'Remove Jeddah' }))
  await user.click(box())
  expect(chips()).toHaveLength(2)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

it('the list of several stays at hand: what is chosen is marked in it and what is not is not', async () => {
  const { user } = renderUi(<Cities />)
  await user.click(box())
  const list = within(screen.getByRole('listbox'))
  expect(list.getAllByRole('option', { selected: true })).toHaveLength(2)
  expect(list.getByRole('option', { name: 'Qatif' })).toHaveAttribute('aria-selected', 'false')
})
