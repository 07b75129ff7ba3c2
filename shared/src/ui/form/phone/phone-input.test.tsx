import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { PhoneInput } from './phone-input.tsx'
import type { PhoneInputProps } from './phone-input.tsx'

const Phone = (props: Pick<PhoneInputProps, 'kind' | 'error' | 'disabled'>) => {
  const [value, setValue] = useState('')
  return <PhoneInput label="Phone" help="For the driver" value={value} onChange={setValue} {...props} />
}
const box = () => screen.getByRole('textbox', { name: 'Phone' })

it('a mobile in Arabic digits shows how it will be kept, left to right', async () => {
  const { user } = renderUi(<Phone />, { language: 'ar' })
  expect(box()).toHaveAccessibleDescription('For the driver')
  await user.type(box(), '٠٥٠١٢٣٤٥٦٧')
  expect(box()).toHaveAccessibleDescription('سنحفظه هكذا: \u2066+966 50 123 4567\u2069')
  expect(box()).toHaveAttribute('dir', 'ltr')
})

it('reports an invalid mobile number on blur, not while typing', async () => {
  const { user } = renderUi(<Phone />)
  await user.type(box(), '011234')
  expect(box()).toBeValid()
  await user.tab()
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription('Enter a Saudi mobile number, like 05XXXXXXXX')
})

it('a branch may have a land line or a 9200 number', async () => {
  const { user } = renderUi(<Phone kind="branch" />)
  await user.type(box(), '011 412 3456')
  expect(box()).toHaveAccessibleDescription('We will keep it as \u2066+966 11 412 3456\u2069')
  await user.clear(box())
  await user.type(box(), '920012345')
  await user.tab()
  expect(box()).toBeValid()
})

it("shows the form's error before its own", () => {
  renderUi(<Phone error="This field is required." disabled />)
  expect(box()).toHaveAccessibleDescription('This field is required.')
  expect(box()).toBeDisabled()
})
