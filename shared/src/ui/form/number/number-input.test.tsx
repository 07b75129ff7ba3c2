import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { Field } from '../field.tsx'
import { NumberInput } from './number-input.tsx'

const Minutes = ({ error, isDisabled }: { error?: string; isDisabled?: boolean }) => {
  const [value, setValue] = useState<number | null>(20)
  return (
    <Field label="Minutes" error={error}>
      <NumberInput value={value} onChange={setValue} step={5} disabled={isDisabled} />
    </Field>
  )
}
const box = () => screen.getByRole('textbox', { name: 'Minutes' })

it('a number may be typed in Arabic digits', async () => {
  const { user } = renderUi(<Minutes />, { language: 'ar' })
  await user.clear(box())
  expect(box()).toHaveValue('')
  await user.type(box(), '١٥')
  expect(box()).toHaveValue('15')
  expect(box()).toHaveAttribute('dir', 'ltr')
  expect(box()).toHaveAttribute('inputmode', 'numeric')
})

it.each(['980.5', '-5', '12 min.', '12,5', '١٢،٥٠'])(
  'keeps %s as it was typed and reports it when the box is left',
  async text => {
    const { user } = renderUi(<Minutes />)
    await user.clear(box())
    await user.type(box(), text)
    expect(box()).toBeValid()
    await user.tab()
    expect(box()).toHaveAccessibleDescription('Enter a whole number, like 1,250')
    await user.clear(box())
    await user.type(box(), '15')
    expect(box()).toBeValid()
    expect(box()).not.toHaveAccessibleDescription()
  },
)

it('signs of thousands in what is pasted are no fraction', async () => {
  const { user } = renderUi(<Minutes />)
  await user.clear(box())
  await user.paste('1,250')
  expect(box()).toHaveAccessibleDescription('We will keep it as \u20661,250\u2069')
  await user.tab()
  expect(box()).toHaveValue('1250')
})

it('the arrow keys step, and stop at zero', async () => {
  const { user } = renderUi(<Minutes />)
  await user.type(box(), '{ArrowUp}')
  expect(box()).toHaveValue('25')
  await user.type(box(), '{ArrowDown>6/}')
  expect(box()).toHaveValue('0')
})

it('an error is tied to it, and disabled it cannot be stepped', async () => {
  const { user } = renderUi(<Minutes error="Not more than 180." isDisabled />)
  expect(box()).toBeInvalid()
  expect(box()).toHaveAccessibleDescription('Not more than 180.')
  await user.type(box(), '{ArrowUp}')
  expect(box()).toHaveValue('20')
})
