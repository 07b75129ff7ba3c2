import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { Field } from '../field.tsx'
import { TagsInput } from './tags-input.tsx'

const Tags = ({ error, isDisabled }: { error?: string; isDisabled?: boolean }) => {
  const [value, setValue] = useState<string[]>([])
  return (
    <Field label="Tags" error={error}>
      <TagsInput value={value} onChange={setValue} isDisabled={isDisabled} />
    </Field>
  )
}
const box = () => screen.getByRole('textbox', { name: 'Tags' })
const tags = () => screen.queryAllByRole('button').map(chip => chip.getAttribute('aria-label'))

it('adds a tag on Enter and on commas of both languages, but no second spelling', async () => {
  const { user } = renderUi(<Tags />)
  await user.type(box(), 'spicy{Enter}حلويات،Vegan,حلويّات{Enter}')
  expect(tags()).toEqual(['Remove spicy', 'Remove حلويات', 'Remove Vegan'])
  expect(box()).toHaveValue('')
})

it('adds every tag of a pasted list, and unfinished text on leaving', async () => {
  const { user } = renderUi(<Tags />, { language: 'ar' })
  await user.click(box())
  await user.paste('حار، نباتي\nجديد')
  await user.type(box(), 'الأكثر طلبًا')
  await user.tab()
  expect(tags()).toEqual(['إزالة حار', 'إزالة نباتي', 'إزالة جديد', 'إزالة الأكثر طلبًا'])
})

it('removes the last tag with Backspace in the empty box, and any with its button', async () => {
  const { user } = renderUi(<Tags />)
  await user.type(box(), 'a{Enter}b{Enter}c{Enter}{Backspace}')
  await user.click(screen.getByRole('button', { name: 'Remove a' }))
  expect(tags()).toEqual(['Remove b'])
})

it('connects an error with the box and accepts nothing while disabled', async () => {
  const { user } = renderUi(<Tags error="At most 3 entries." isDisabled />)
  expect(box()).toHaveAccessibleDescription('At most 3 entries.')
  await user.type(box(), 'a{Enter}')
  expect(tags()).toEqual([])
})

it('names a tag exactly, with currency signs', async () => {
  const { user } = renderUi(<Tags />)
  await user.type(box(), '$$$ deal{Enter}')
  expect(tags()).toEqual(['Remove $$$ deal'])
})
