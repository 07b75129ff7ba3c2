import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { ImageInput } from './image-input.tsx'

type Picture = File | string | null

const Page = ({ start = null, onChange }: { start?: Picture; onChange?: (value: Picture) => void }) => {
  const [value, setValue] = useState<Picture>(start)
  const handleChange = (next: Picture) => {
    setValue(next)
    onChange?.(next)
  }
  return <ImageInput label="Logo" help="Shown on receipts" value={value} onChange={handleChange} />
}

const fileOf = (type: string, size = 10) => new File(['x'.repeat(size)], 'logo', { type })

it('a chosen picture is shown, and can be removed and chosen again', async () => {
  const handleChange = jest.fn()
  const { user, container } = renderUi(<Page onChange={handleChange} />)
  const picture = fileOf('image/png')
  expect(screen.getByLabelText('Logo')).toHaveAccessibleDescription('Shown on receipts')
  await user.upload(screen.getByLabelText('Logo'), picture)
  expect(handleChange).toHaveBeenLastCalledWith(picture)
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:picture')
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }))
  expect(handleChange).toHaveBeenLastCalledWith(null)
  expect(container.querySelector('img')).not.toBeInTheDocument()
  await user.upload(screen.getByLabelText('Logo'), picture)
  expect(container.querySelector('img')).toBeInTheDocument()
})

it('a picture that is removed by the keyboard leaves the keys where another is chosen', async () => {
  const { user } = renderUi(<Page start="/images/a.webp" />)
  act(() => screen.getByRole('button', { name: 'Remove the picture' }).focus())
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText('Logo')).toHaveFocus()
})

it('a stored picture is shown from its address', () => {
  const { container } = renderUi(<Page start="/images/a.webp" />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/images/a.webp')
})

it.each([
  ['a PDF', fileOf('application/pdf'), 'This file is not a picture we can use'],
  ['a picture over 5 MB', fileOf('image/jpeg', 5 * 1024 * 1024 + 1), 'This picture is larger than 5 MB'],
])('%s is refused with words, and what was chosen before stays', async (_name, file, words) => {
  const handleChange = jest.fn()
  renderUi(<Page start="/images/a.webp" onChange={handleChange} />)
  // What is dropped has not gone through `accept`.
  fireEvent.change(screen.getByLabelText('Logo'), { target: { files: [file] } })
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  expect(handleChange).not.toHaveBeenCalled()
})

it('a small picture is taken, with a warning', () => {
  const { container } = renderUi(<Page start="/images/a.webp" />)
  const shown = container.querySelector('img')
  if (!shown) throw new Error('No picture')
  Object.defineProperties(shown, { naturalWidth: { value: 640 }, naturalHeight: { value: 200 } })
  fireEvent.load(shown)
  expect(screen.getByLabelText('Logo')).toHaveAccessibleDescription(/small and may look blurred/)
})

it('in Arabic it speaks Arabic', () => {
  renderUi(<Page start="/images/a.webp" />, { language: 'ar' })
  expect(screen.getByRole('button', { name: 'إزالة الصورة' })).toBeInTheDocument()
  expect(screen.getByText('تغيير الصورة')).toBeInTheDocument()
})
