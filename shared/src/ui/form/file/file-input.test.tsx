import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { FileInput } from './file-input.tsx'

const Menu = ({ error, isDisabled }: { error?: string; isDisabled?: boolean }) => {
  const [value, setValue] = useState<File | null>(null)
  return (
    <FileInput
      label="Menu"
      value={value}
      onChange={setValue}
      types={['.csv', '.xlsx']}
      largest={2048}
      error={error}
      isDisabled={isDisabled}
    />
  )
}
const box = () => screen.getByLabelText('Menu')
const fileOf = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name)
// A dropped file is not held against `accept`.
const drop = (file: File) => userEvent.setup({ applyAccept: false }).upload(box(), file)

it('moves the focus to the file input after a removal by keyboard', async () => {
  const { user } = renderUi(<Menu />)
  await drop(fileOf('menu.csv'))
  act(() => screen.getByRole('button', { name: 'Remove menu.csv' }).focus())
  await user.keyboard('{Enter}')
  expect(box()).toHaveFocus()
})

it('a file is chosen, shown with its size, and taken back', async () => {
  const { user } = renderUi(<Menu />)
  await drop(fileOf('قائمة.CSV', 1500))
  expect(screen.getByText('قائمة.CSV')).toBeInTheDocument()
  expect(screen.getByText('\u20661 KB\u2069')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove قائمة.CSV' }))
  expect(screen.getByText('Choose a file or drop it here')).toBeInTheDocument()
})

it.each([
  ['another kind', fileOf('menu.pdf'), 'Only these kinds of files: \u2066.csv\u2069 · \u2066.xlsx\u2069'],
  ['one that is too large', fileOf('menu.csv', 4096), 'This file is larger than \u20662 KB\u2069.'],
])('%s is refused at once', async (_name, file, text) => {
  renderUi(<Menu />)
  await drop(file)
  expect(box()).toHaveAccessibleDescription(text)
  expect(screen.queryByText(file.name)).not.toBeInTheDocument()
})

it('an error is tied to it, and disabled it takes nothing', () => {
  renderUi(<Menu error="This field is required." isDisabled />, { language: 'ar' })
  expect(box()).toHaveAccessibleDescription('This field is required.')
  expect(box()).toBeDisabled()
  expect(screen.getByText('اختر ملفًا أو اسحبه إلى هنا')).toBeInTheDocument()
})
