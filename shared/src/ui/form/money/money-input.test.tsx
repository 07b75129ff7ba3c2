import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { Field } from '../field.tsx'
import { MoneyInput } from './money-input.tsx'

const Price = ({ start = null, error }: { start?: number | null; error?: string }) => {
  const [value, setValue] = useState<number | null>(start)
  return (
    <>
      <Field label="Price" error={error}>
        <MoneyInput value={value} onChange={setValue} />
      </Field>
      <output>{String(value)}</output>
      <button onClick={() => setValue(700)}>seven</button>
    </>
  )
}
const box = () => screen.getByRole('textbox', { name: 'Price' })
const halalas = () => screen.getByRole('status')

it.each([
  ['35', 3500],
  ['35.5', 3550],
  ['٣٥٫٧٥', 3575],
  ['0.1', 10],
  ['12,5', 1250],
  ['1,250', 125_000],
  ['12,500', 1_250_000],
  ['10,000.50', 1_000_050],
  ['12 riyals', 12_00],
  ['1.999', Number.NaN],
  ['-5', Number.NaN],
])('typing %s keeps %s halalas', async (text, kept) => {
  const { user } = renderUi(<Price />)
  await user.type(box(), text)
  expect(halalas()).toHaveTextContent(String(kept))
})

it.each([
  ['1,234.50', 123_450],
  ['١٬٢٣٤٫٥', 123_450],
  ['1,234', 123_400],
  ['\u200F٣٥٫٥٠\u200E', 3550],
  ['\u2066 1,234.50 \u2069', 123_450],
  ['\u202B12\u202C\u00A0', 1200],
  ['1,234.50 SAR', 123_450],
  ['٣٥٫٥٠ ر.س', 3550],
  ['SR 12', 1200],
])('pasting %s keeps %d halalas', async (text, kept) => {
  const { user } = renderUi(<Price />)
  await user.click(box())
  await user.paste(text)
  expect(halalas()).toHaveTextContent(String(kept))
})

it('an amount that cannot be read stays in the box and is reported when the box is left', async () => {
  const { user } = renderUi(<Price />)
  await user.type(box(), '1.250')
  await user.tab()
  expect(box()).toHaveValue('1.250')
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription('Enter an amount with at most two decimals, like 1,250.50')
})

it('it shows what is typed, and both decimals once it is left', async () => {
  const { user } = renderUi(<Price start={1000} />, { language: 'ar' })
  expect(box()).toHaveValue('10.00')
  await user.clear(box())
  expect(halalas()).toHaveTextContent('null')
  await user.type(box(), '٨٫')
  expect(box()).toHaveValue('8٫')
  await user.tab()
  expect(box()).toHaveValue('8.00')
  expect(screen.getByText('ر.س')).toBeInTheDocument()
})

it('a value from elsewhere takes the place of what was typed, and an error is tied to it', async () => {
  const { user } = renderUi(<Price error="Not more than 5." />)
  await user.type(box(), '9')
  await user.click(screen.getByText('seven'))
  expect(box()).toHaveValue('7.00')
  expect(box()).toHaveAccessibleDescription('Not more than 5.')
  expect(box()).toBeInvalid()
})
