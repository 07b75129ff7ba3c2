import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { Cropper } from './cropper.tsx'

const picture = new File(['x'], 'logo.png', { type: 'image/png' })

// Sizes of a picture and its container, which jsdom does not measure.
const ROOM = { width: 400, height: 300, top: 0, left: 0, right: 400, bottom: 300, x: 0, y: 0 }

beforeEach(() => {
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800)
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400)
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ ...ROOM, toJSON: () => ROOM })
  Object.assign(globalThis, { createImageBitmap: async () => ({ close: () => undefined }) })
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage: () => undefined }) })
})
afterEach(() => jest.restoreAllMocks())

const drawAs = (blob: (type: string | undefined) => Blob | null) =>
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(blob(type)))

const show = (language: 'ar' | 'en' = 'en') => {
  const done = jest.fn()
  const rendered = renderUi(<Cropper picture={picture} aspect={1} onDone={done} />, { language })
  const shown = rendered.container.querySelector('img') ?? document.body
  return { user: rendered.user, done, shown }
}
const crop = () => screen.getByRole('button', { name: 'Crop the picture' })

it('crops the picture to the framed part', async () => {
  drawAs(type => new Blob(['part'], { type }))
  const { user, done, shown } = show()
  expect(crop()).toBeDisabled()
  fireEvent.load(shown)
  await waitFor(() => expect(crop()).toBeEnabled())
  await user.click(crop())
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(done.mock.lastCall?.[0]).toMatchObject({ name: 'logo.png', type: 'image/png', size: 4 })
})

it('reports a part that cannot be drawn, and still offers the whole picture', async () => {
  drawAs(() => null)
  const { user, done, shown } = show()
  fireEvent.load(shown)
  await waitFor(() => expect(crop()).toBeEnabled())
  await user.click(crop())
  expect(await screen.findByRole('alert')).toHaveTextContent('This picture could not be cropped.')
  expect(done).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Use the whole picture' }))
  expect(done).toHaveBeenCalledWith(picture)
})

it('reports a picture that the browser cannot show', async () => {
  const { shown } = show('ar')
  fireEvent.error(shown)
  expect(await screen.findByRole('alert')).toHaveTextContent('تعذّر قص هذه الصورة')
})
