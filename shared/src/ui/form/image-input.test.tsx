import { act, fireEvent, screen, waitFor } from '@testing-library/react'
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

const MB = 1024 * 1024
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

it('keeps the focus at the picture button after a removal by keyboard', async () => {
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
  ['a picture over 30 MB', fileOf('image/jpeg', 30 * MB + 1), 'This picture is larger than 30 MB'],
])('%s is refused with words, and what was chosen before stays', async (_name, file, words) => {
  const handleChange = jest.fn()
  renderUi(<Page start="/images/a.webp" onChange={handleChange} />)
  // The browser does not apply `accept` to dropped files.
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

it('shows its texts in Arabic', () => {
  renderUi(<Page start="/images/a.webp" />, { language: 'ar' })
  expect(screen.getByRole('button', { name: 'إزالة الصورة' })).toBeInTheDocument()
  expect(screen.getByText('تغيير الصورة')).toBeInTheDocument()
})

const HEIC = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'

describe('a picture that the server does not take as it is', () => {
  const drawn = jest.fn()
  // jsdom draws nothing.
  beforeEach(() => {
    const bitmap = { width: 8000, height: 6000, close: () => undefined }
    Object.assign(globalThis, { createImageBitmap: jest.fn(async () => bitmap) })
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage: drawn }) })
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done, type) => done(new Blob(['small'], { type })))
  })
  afterEach(() => jest.restoreAllMocks())
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Logo'), { target: { files: [file] } })

  it('is made smaller when it is a photo of 7.5 MB, turned as the camera was held', async () => {
    const handleChange = jest.fn()
    renderUi(<Page onChange={handleChange} />)
    choose(new File(['x'.repeat(7.5 * MB)], 'photo.jpeg', { type: 'image/jpeg' }))
    await waitFor(() => expect(handleChange).toHaveBeenCalledTimes(1))
    const [picture] = handleChange.mock.lastCall ?? []
    expect(picture).toMatchObject({ name: 'photo.jpeg', type: 'image/jpeg', size: 5 })
    expect(globalThis.createImageBitmap).toHaveBeenCalledWith(expect.anything(), {
      imageOrientation: 'from-image',
    })
    expect(drawn.mock.lastCall?.slice(1)).toEqual([0, 0, 8000, 6000, 0, 0, 1600, 1200])
  })

  it('becomes a JPEG when it is a HEIC that the browser reads', async () => {
    const handleChange = jest.fn()
    renderUi(<Page onChange={handleChange} />)
    choose(new File([HEIC], 'IMG_1.HEIC', { type: '' }))
    await waitFor(() =>
      expect(handleChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'IMG_1.jpg', type: 'image/jpeg' }),
      ),
    )
  })

  it.each([
    ['is named so', new File([HEIC], 'IMG_1.HEIC', { type: 'image/heic' })],
    ['calls itself a JPEG', new File([HEIC], 'IMG_1.jpg', { type: 'image/jpeg' })],
  ])('is refused with what to do when the browser does not read a HEIC that %s', async (_how, file) => {
    jest.spyOn(globalThis, 'createImageBitmap').mockRejectedValue(new Error('unknown kind'))
    const { container } = renderUi(<Page />)
    choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'On iPhone: Settings > Camera > Formats > Most Compatible',
    )
    expect(container.querySelector('img')).not.toBeInTheDocument()
  })

  it('is refused when it cannot be opened', async () => {
    jest.spyOn(globalThis, 'createImageBitmap').mockRejectedValue(new Error('broken'))
    renderUi(<Page />)
    choose(fileOf('image/jpeg', 6 * MB))
    expect(await screen.findByRole('alert')).toHaveTextContent('This picture could not be opened')
  })
})
