import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { EDIT, editorServer, renderEditor, sentProduct } from '../testing/editor-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const DOWN = { status: 500, body: { code: 'internal_error' } }
const UPDATE = 'PUT /api/Product/Update'
const box = (name: string) => screen.findByLabelText(name)

it('shows an error for categories that failed to load, and retries', async () => {
  let isDown = true
  editorServer(sampleProduct(), {
    'GET /api/Category/Get': call => (isDown ? DOWN : { body: samplePage([sampleCategory()], call) }),
  })
  const { user } = renderEditor()
  expect(await screen.findByText('The categories could not be loaded')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Grills' })).toBeInTheDocument()
  expect(screen.queryByText('The categories could not be loaded')).not.toBeInTheDocument()
})

it('does not call a size deleted when the sizes failed to load', async () => {
  editorServer(sampleProduct({ sizes: [{ sizeId: 2, price: 60 }] }), { 'GET /api/Size/Get': DOWN })
  renderEditor(EDIT)
  expect(await box('#2')).toHaveValue('60.00')
  expect(screen.queryByLabelText('Deleted size')).not.toBeInTheDocument()
})

it('shows a deleted size as deleted, and can remove it', async () => {
  const server = editorServer(sampleProduct({ sizes: [{ sizeId: 99, price: 60 }] }))
  const { user } = renderEditor(EDIT)
  expect(await box('Deleted size')).toHaveValue('60.00')
  await user.click(screen.getByRole('button', { name: 'Remove the size Deleted size' }))
  await user.click(screen.getByText('Save', { selector: 'button' }))
  await screen.findByText('Item updated')
  expect(sentProduct(server.callsTo(UPDATE)[0]).sizes).toEqual([])
})

it('retries branches that failed to load, and keeps the selected ones', async () => {
  let isDown = true
  const server = editorServer(sampleProduct({ excludeBranchesIds: [3] }), {
    'GET /api/Branch/Get': call => (isDown ? DOWN : { body: samplePage([], call) }),
  })
  const { user } = renderEditor(EDIT)
  await user.click(await screen.findByRole('combobox', { name: /^Branches without it/ }))
  isDown = false
  const asked = server.callsTo('GET /api/Branch/Get').length
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(server.callsTo('GET /api/Branch/Get').length).toBeGreaterThan(asked))
  expect(screen.getByText('#3')).toBeInTheDocument()
})

it('lists a subcategory below its parent, in menu order', async () => {
  editorServer(sampleProduct(), {
    'GET /api/Category/Get': call => ({
      body: samplePage(
        [
          sampleCategory({ id: 6, en: 'Rice', parentId: 3, index: 1 }),
          sampleCategory({ id: 3, en: 'Mains', index: 2 }),
          sampleCategory({ id: 4, en: 'Drinks', index: 1 }),
          sampleCategory({ id: 5, en: 'Soups', parentId: 77, index: 3 }),
        ],
        call,
      ),
    }),
  })
  renderEditor()
  await screen.findByRole('option', { name: 'Mains › Rice' })
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
  // A category whose parent was deleted is on the top level.
  expect(names).toEqual(['Choose a category', 'Drinks', 'Mains', 'Mains › Rice', 'Soups'])
})

it('does not wait for branches before a brand is chosen', async () => {
  const server = editorServer()
  const { user } = renderEditor('/menus/new-meal', { role: 'SuperAdmin' })
  await user.click(await screen.findByRole('combobox', { name: /^Branches without it/ }))
  expect(await screen.findByText('Nothing found')).toBeInTheDocument()
  expect(server.callsTo('GET /api/Branch/Get')).toHaveLength(0)
})
