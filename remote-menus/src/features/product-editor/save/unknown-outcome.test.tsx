import type { Product } from '@sufra/shared/contracts/product'
import { act, screen, waitFor } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { productQuery } from '../product-editor.queries.ts'
import { EDIT, editorServer, renderEditor, sentProduct } from '../testing/editor-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const UPDATE = 'PUT /api/Product/Update'
const box = (name: string) => screen.findByLabelText(name)
const press = (name: string) => screen.getByText(name, { selector: 'button' })

/** Fakes a server that stores each update, answers none at first, and then checks versions. */
const forgetful = (stored: Product) => {
  let isLost = true
  const server = editorServer(stored, {
    [UPDATE]: call => {
      const { name, rowVersion } = sentProduct(call)
      if (!isLost && rowVersion !== stored.rowVersion)
        return { status: 409, body: { code: 'stale_version', title: 'x', current: stored } }
      stored = { ...stored, name: String(name), rowVersion: stored.rowVersion + 1 }
      const answer = isLost ? { status: 504 } : { body: stored }
      isLost = false
      return answer
    },
  })
  return { ...server, updates: () => server.callsTo(UPDATE).map(sentProduct) }
}

it('does not report an own update without an answer as an edit conflict on retry', async () => {
  const server = forgetful(sampleProduct({ price: 48 }))
  const { user } = renderEditor(EDIT)
  await user.type(await box('Name in English'), '!')
  await user.click(press('Save'))
  expect(await screen.findByText(/it may be done or not/)).toBeInTheDocument()
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
  await waitFor(() => expect(press('Save')).toBeEnabled())
  await user.click(press('Save'))
  expect(await screen.findByText('Item updated')).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
  expect(screen.getByText('Everything is saved.')).toBeInTheDocument()
  await user.type(await box('Name in English'), '?')
  await user.click(press('Save'))
  await waitFor(() => expect(server.updates()).toHaveLength(3))
  expect(server.updates()[2]).toMatchObject({ name: expect.stringContaining('Lamb Kabsa!?'), rowVersion: 5 })
})

it('asks before saving input over an own update without an answer', async () => {
  forgetful(sampleProduct({ price: 48 }))
  const { user } = renderEditor(EDIT)
  await user.type(await box('Name in English'), '!')
  await user.click(press('Save'))
  await screen.findByText(/it may be done or not/)
  await user.type(await box('Name in English'), '?')
  await waitFor(() => expect(press('Save')).toBeEnabled())
  await user.click(press('Save'))
  expect(await screen.findByRole('dialog', { name: 'Someone else changed this item' })).toBeInTheDocument()
})

it('reports a new item without an answer as unsure', async () => {
  editorServer(sampleProduct(), { 'POST /api/Product/Add': () => Promise.reject(new TypeError('cut')) })
  const { user } = renderEditor()
  await user.type(await box('Name in English'), 'Ribs')
  await user.selectOptions(screen.getByLabelText('Category'), 'Grills')
  await user.click(press('Add the item'))
  expect(await screen.findByText(/it may be done or not/)).toBeInTheDocument()
  expect(screen.queryByText(/The item could not be added/)).not.toBeInTheDocument()
  expect(await box('Name in English')).toHaveValue('Ribs')
})

it('keeps the input of an item that failed to reload', async () => {
  let isDown = false
  const stored = sampleProduct()
  const server = editorServer(stored, {
    'GET /api/Product/Get/Id': () =>
      isDown ? { status: 503, body: { code: 'unavailable' } } : { body: stored },
  })
  const { user, queryClient } = renderEditor(EDIT)
  await user.type(await box('Name in English'), '!')
  isDown = true
  await act(() => queryClient.invalidateQueries({ queryKey: productQuery(stored).queryKey }))
  expect(await box('Name in English')).toHaveValue('Lamb Kabsa!')
  await user.click(press('Save'))
  await waitFor(() => expect(server.callsTo(UPDATE)).toHaveLength(1))
})
