import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { ImageInput } from '../image-input.tsx'
import { cropPicture } from './crop-picture.ts'

const drawn = jest.fn()
const picture = new File(['x'], 'logo.png', { type: 'image/png' })

// jsdom draws nothing.
beforeEach(() => {
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 4000, height: 3000, close: () => undefined }),
  })
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage: drawn }) })
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['part'], { type })))
})
afterEach(() => jest.restoreAllMocks())

const Logo = () => {
  const [value, setValue] = useState<File | string | null>(null)
  return (
    <>
      <ImageInput label="Logo" value={value} onChange={setValue} crop={{ aspect: 1 }} />
      <output>{value instanceof File ? `${value.name} ${value.type}` : 'none'}</output>
    </>
  )
}

it('saves the cropped part with the type and name of the file, at most at display size', async () => {
  const part = await cropPicture(picture, { x: 10, y: 20, width: 3200, height: 1600 })
  expect([part.name, part.type]).toEqual(['logo.png', 'image/png'])
  expect(drawn.mock.lastCall?.slice(1)).toEqual([10, 20, 3200, 1600, 0, 0, 1600, 800])
})

it('opens the crop dialog for a chosen picture and offers the whole picture', async () => {
  const { user } = renderUi(<Logo />)
  await user.upload(screen.getByLabelText('Logo'), picture)
  expect(screen.getByText('none')).toBeInTheDocument()
  expect(await screen.findByRole('slider', { name: 'Zoom' })).toHaveValue('1')
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } })
  expect(screen.getByRole('slider')).toHaveValue('2')
  await user.click(screen.getByRole('button', { name: 'Use the whole picture' }))
  expect(screen.getByText('logo.png image/png')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
})

it('keeps the previous picture when the dialog closes', async () => {
  const { user } = renderUi(<Logo />, { language: 'ar' })
  await user.upload(screen.getByLabelText('Logo'), picture)
  await screen.findByRole('slider', { name: 'التكبير' })
  await user.click(screen.getByRole('button', { name: 'إغلاق' }))
  expect(screen.getByText('none')).toBeInTheDocument()
})

it('crops a photo of 7.5 MB, and shrinks it when the whole picture is used', async () => {
  const { user } = renderUi(<Logo />)
  const photo = new File(['x'.repeat(7.5 * 1024 * 1024)], 'photo.jpg', { type: 'image/jpeg' })
  await user.upload(screen.getByLabelText('Logo'), photo)
  await user.click(await screen.findByRole('button', { name: 'Use the whole picture' }))
  expect(await screen.findByText('photo.jpg image/jpeg')).toBeInTheDocument()
  expect(drawn.mock.lastCall?.slice(1)).toEqual([0, 0, 4000, 3000, 0, 0, 1600, 1200])
})
