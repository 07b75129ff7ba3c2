import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { LocalizedTextInput } from './localized-text-input.tsx'
import type { LocalizedTextInputProps } from './localized-text-input.tsx'

const Name = (props: Pick<LocalizedTextInputProps, 'errors' | 'isDisabled' | 'isLong'>) => {
  const [value, setValue] = useState({ ar: '', en: '' })
  return (
    <>
      <LocalizedTextInput
        labels={{ ar: 'الاسم', en: 'Name' }}
        name="name"
        help="One is enough"
        value={value}
        onChange={setValue}
        {...props}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  )
}
const box = (name: string) => screen.getByRole('textbox', { name })

it('gives each box its direction and language in a form of either', async () => {
  const { user } = renderUi(<Name />)
  await user.type(box('الاسم'), 'كبسة')
  await user.type(box('Name'), 'Kabsa')
  expect(screen.getByRole('status')).toHaveTextContent('{"ar":"كبسة","en":"Kabsa"}')
  expect(box('الاسم')).toHaveAttribute('dir', 'rtl')
  expect(box('الاسم')).toHaveAttribute('lang', 'ar')
  expect(box('Name')).toHaveAttribute('dir', 'ltr')
  expect(box('Name')).toHaveAttribute('name', 'name.en')
  expect(box('Name')).toHaveAccessibleDescription('One is enough')
})

it("shows each box's error, and one of both at the first", () => {
  const { rerender } = renderUi(<Name errors={{ en: 'Too long' }} />)
  expect(box('Name')).toHaveAccessibleDescription('Too long')
  expect(box('الاسم')).toBeValid()
  rerender(<Name errors={{ both: 'Write one of them' }} isDisabled />)
  expect(box('الاسم')).toHaveAccessibleDescription('Write one of them')
  expect(box('Name')).toBeValid()
  expect(box('Name')).toBeDisabled()
})

it('supports several lines for a long text', async () => {
  const { user } = renderUi(<Name isLong />)
  await user.type(box('Name'), 'Rice{Enter}Lamb')
  expect(box('Name')).toHaveValue('Rice\nLamb')
  expect(box('Name')).toHaveAccessibleDescription('One is enough')
})
