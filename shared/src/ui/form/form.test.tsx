import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { Checkbox } from './checkbox.tsx'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { SearchInput } from './search-input.tsx'
import { TextInput } from './text-input.tsx'

it("connects a field's label and help with its input", () => {
  renderUi(
    <Field label="Name" help="As on the receipt" isRequired>
      <TextInput />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(input).toHaveAccessibleDescription('As on the receipt')
  expect(input).toBeRequired()
  expect(input).toBeValid()
})

it('shows an error in place of the help, announces it and marks the input', () => {
  renderUi(
    <Field label="Name" help="As on the receipt" error="Write a name">
      <TextInput />
    </Field>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Write a name')
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Write a name')
  expect(screen.queryByText('As on the receipt')).not.toBeInTheDocument()
})

it('writes an address left to right in an Arabic form, but not a name', () => {
  renderUi(
    <>
      <TextInput type="email" aria-label="email" />
      <TextInput aria-label="name" />
    </>,
    { language: 'ar' },
  )
  expect(screen.getByRole('textbox', { name: 'email' })).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('textbox', { name: 'name' })).not.toHaveAttribute('dir')
})

it('shows and hides a password and says which', async () => {
  const { user } = renderUi(
    <Field label="كلمة المرور">
      <PasswordInput />
    </Field>,
    { language: 'ar' },
  )
  const input = screen.getByLabelText('كلمة المرور')
  await user.type(input, 'secret')
  expect(input).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'إظهار كلمة المرور' }))
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveValue('secret')
  await user.click(screen.getByRole('button', { name: 'إخفاء كلمة المرور' }))
  expect(input).toHaveAttribute('type', 'password')
})

it('toggles a checkbox by its label', async () => {
  const { user } = renderUi(<Checkbox label="Remember me" />)
  await user.click(screen.getByText('Remember me'))
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
})

const SearchPage = () => {
  const [value, setValue] = useState('')
  return <SearchInput value={value} onChange={setValue} label="Search by name" />
}

it('keeps the focus in a search box that is cleared', async () => {
  const { user } = renderUi(<SearchPage />)
  const box = screen.getByRole('searchbox', { name: 'Search by name' })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await user.type(box, 'kabsa')
  expect(box).toHaveValue('kabsa')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(box).toHaveValue('')
  expect(box).toHaveFocus()
})
