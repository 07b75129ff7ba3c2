import { delayedResponse, lostResponse, samplePage } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { EDIT, editorServer, renderEditor, sentProduct } from './testing/editor-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const DOWN = { status: 500, body: { code: 'internal_error' } }
const box = (name: string) => screen.findByLabelText(name)
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('adds a shared modifier group that is created in place to the item', async () => {
  const made = {
    id: 77,
    serviceProviderId: 7,
    name: '{"ar":"","en":"Bread"}',
    min: 0,
    max: 1,
    isRequired: false,
    options: [
      {
        id: 1,
        optionNameAr: '',
        optionNameEn: 'Saj',
        price: 0,
        isAvailable: true,
        snoozedUntil: null,
      },
    ],
    productCount: 0,
    rowVersion: 1,
    updatedAt: '2026-11-20T08:00:00.000Z',
  }
  const server = editorServer(sampleProduct(), { 'POST /api/Choice/Add': { body: made } })
  const { user } = renderEditor(EDIT)
  await user.click(await screen.findByRole('button', { name: 'New shared group' }))
  const dialog = await dialogOf('New modifier group')
  await user.type(await dialog.findByLabelText('Group name in English'), 'Bread')
  await user.type(dialog.getByLabelText('Option in English'), 'Saj')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getAllByText('Save', { selector: 'button' })).toHaveLength(1))
  await user.click(screen.getByText('Save', { selector: 'button' }))
  await screen.findByText('Item updated')
  expect(sentProduct(server.callsTo('PUT /api/Product/Update')[0]).choicesIds).toEqual([77])
})

it('shows an error in its dialog for a category that could not be created, and keeps the input', async () => {
  editorServer(sampleProduct(), { 'POST /api/Category/Add': DOWN })
  const { user } = renderEditor(EDIT)
  await user.click(await screen.findByRole('button', { name: 'New category' }))
  const dialog = await dialogOf('New category')
  await user.type(dialog.getByLabelText('Name in English'), 'Soups')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByRole('alert')).toBeInTheDocument()
  expect(dialog.getByLabelText('Name in English')).toHaveValue('Soups')
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Grills')
})

it('leaves the dialog of a new size open when a category arrives after its own dialog was closed', async () => {
  const late = delayedResponse({ body: sampleCategory({ id: 9, en: 'Soups' }) })
  const server = editorServer(sampleProduct(), { 'POST /api/Category/Add': late.answer })
  const { user } = renderEditor(EDIT)
  await user.click(await screen.findByRole('button', { name: 'New category' }))
  const first = await dialogOf('New category')
  await user.type(first.getByLabelText('Name in English'), 'Soups')
  await user.click(first.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(server.callsTo('POST /api/Category/Add')).toHaveLength(1))
  await user.click(first.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'New size' }))
  const second = await dialogOf('New size')
  await user.type(second.getByLabelText('Name in English'), 'Family')
  const asked = server.callsTo('GET /api/Category/Get').length
  late.come()
  await waitFor(() => expect(server.callsTo('GET /api/Category/Get')).toHaveLength(asked + 1))
  await waitFor(() => expect(second.getByLabelText('Name in English')).toHaveValue('Family'))
  await user.click(second.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(server.callsTo('POST /api/Size/Add')).toHaveLength(1))
})

it.each([
  ['category', 'Soups', sampleCategory({ id: 9, en: 'Soups' })],
  [
    'size',
    'Family',
    {
      id: 8,
      serviceProviderId: 7,
      name: '{"ar":"","en":"Family"}',
      index: 12,
      rowVersion: 1,
      updatedAt: '2026-11-20T08:00:00.000Z',
    },
  ],
])(
  'creates a %s once after a lost answer, and a second one of the same name separately',
  async (kind, name, body) => {
    const lost = lostResponse({ body })
    // Each creation returns a new id.
    const answer = (call: HttpCall) => {
      lost.answer(call)
      return { body: { ...body, id: body.id + lost.keys.length } }
    }
    editorServer(sampleProduct(), { 'POST /api/Category/Add': answer, 'POST /api/Size/Add': answer })
    const { user } = renderEditor(EDIT)
    const begin = async () => {
      await user.click(await screen.findByRole('button', { name: `New ${kind}` }))
      const dialog = await dialogOf(`New ${kind}`)
      await user.type(dialog.getByLabelText('Name in English'), name)
      return { dialog, add: () => user.click(dialog.getByRole('button', { name: 'Add' })) }
    }
    const first = await begin()
    await first.add()
    await first.dialog.findByRole('alert')
    await first.add()
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
    await (await begin()).add()
    await waitFor(() => expect(lost.keys).toHaveLength(3))
    expect(lost.keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(lost.keys[1]).toBe(lost.keys[0])
    expect(lost.keys[2]).toMatch(/^[0-9a-f]{32}$/)
    expect(lost.keys[2]).not.toBe(lost.keys[0])
  },
)

it('rejects a size without a name', async () => {
  const server = editorServer()
  const { user } = renderEditor(EDIT)
  await user.click(await screen.findByRole('button', { name: 'New size' }))
  const dialog = await dialogOf('New size')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText(/A name in Arabic or English/)).toBeInTheDocument()
  expect(server.callsTo('POST /api/Size/Add')).toHaveLength(0)
})

it("removes the previous brand's selections from a new item when the brand changes, and keeps the texts", async () => {
  const brand = (id: number, en: string) => ({
    id,
    accountId: 1,
    name: JSON.stringify({ ar: en, en }),
    logoUrl: null,
    color: null,
    typeId: null,
    phone: null,
    isActive: true,
  })
  const server = editorServer(sampleProduct(), {
    'GET /api/ServiceProvider/Get': call => ({
      body: samplePage([brand(7, 'Kitchens'), brand(8, 'Bakery')], call),
    }),
  })
  const { user, location } = renderEditor()
  await user.type(await box('Name in English'), 'Ribs')
  await user.selectOptions(screen.getByLabelText('Category'), 'Grills')
  await user.click(await screen.findByRole('button', { name: 'Large' }))
  await user.click(screen.getByRole('combobox', { name: 'Brand' }))
  await user.click(await screen.findByRole('option', { name: 'Bakery' }))
  await waitFor(() => expect(location()).toBe('/menus/new-meal?serviceProviderId=8'))
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Choose a category')
  expect(screen.queryByLabelText('Large')).not.toBeInTheDocument()
  expect(await box('Name in English')).toHaveValue('Ribs')
  await user.selectOptions(screen.getByLabelText('Category'), 'Drinks')
  await user.click(screen.getByText('Add the item', { selector: 'button' }))
  await screen.findByText('Item added')
  expect(sentProduct(server.callsTo('POST /api/Product/Add')[0])).toMatchObject({
    serviceProviderId: 8,
    sizes: [],
    categoryId: 4,
  })
})

it('shows an error for brands that failed to load, and a retry opens the form', async () => {
  let isDown = true
  editorServer(sampleProduct(), {
    'GET /api/ServiceProvider/Get': call =>
      isDown
        ? DOWN
        : {
            body: samplePage(
              [
                {
                  id: 7,
                  accountId: 1,
                  name: '{"ar":"مطابخ","en":"Kitchens"}',
                  logoUrl: null,
                  color: null,
                  typeId: null,
                  phone: null,
                  isActive: true,
                },
              ],
              call,
            ),
          },
  })
  const { user } = renderEditor()
  expect(await screen.findByText('The brands could not be loaded')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await box('Name in English')).toBeInTheDocument()
})

it('shows a message instead of the form to a merchant without a brand', async () => {
  editorServer(sampleProduct(), { 'GET /api/ServiceProvider/Get': call => ({ body: samplePage([], call) }) })
  renderEditor()
  expect(await screen.findByText('There is no active brand yet')).toBeInTheDocument()
  expect(screen.queryByLabelText('Name in English')).not.toBeInTheDocument()
})

it('keeps input made during a save, and saves it with the newest version', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const stored = sampleProduct({ price: 48 })
  let rowVersion = stored.rowVersion
  const server = editorServer(stored, {
    'PUT /api/Product/Update': async () => {
      await held
      rowVersion += 1
      return { body: { ...stored, name: '{"ar":"كبسة لحم","en":"Lamb Kabsa!"}', rowVersion } }
    },
  })
  const { user } = renderEditor(EDIT)
  await user.type(await box('Name in English'), '!')
  await user.click(screen.getByText('Save', { selector: 'button' }))
  await waitFor(() => expect(server.callsTo('PUT /api/Product/Update')).toHaveLength(1))
  await user.type(screen.getByLabelText('Calories'), '900')
  release()
  await screen.findByText('Item updated')
  expect(screen.getByLabelText('Calories')).toHaveValue('900')
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
  await user.click(screen.getByText('Save', { selector: 'button' }))
  await waitFor(() => expect(server.callsTo('PUT /api/Product/Update')).toHaveLength(2))
  expect(sentProduct(server.callsTo('PUT /api/Product/Update')[1])).toMatchObject({
    calories: 900,
    rowVersion: 5,
  })
})

it('names four of many changes and counts the rest, and discarding reverts all', async () => {
  editorServer(sampleProduct({ price: 48 }))
  const { user } = renderEditor(EDIT)
  await user.type(await box('Name in English'), '!')
  await user.type(screen.getByLabelText('Description in English'), 'Tender')
  await user.type(screen.getByLabelText('Calories'), '9')
  await user.type(screen.getByLabelText('Sodium (mg)'), '8')
  await user.click(screen.getByLabelText('Drink'))
  expect(screen.getByText(/^Name, Description, Calories, .*and 1 more$/)).toBeInTheDocument()
  await user.click(screen.getByText('Discard', { selector: 'button' }))
  expect(screen.getByLabelText('Name in English')).toHaveValue('Lamb Kabsa')
  expect(screen.getByText('Everything is saved.')).toBeInTheDocument()
})
