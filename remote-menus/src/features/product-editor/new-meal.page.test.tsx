import { samplePage } from '@sufra/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { ownBrandsQuery } from '#src/brand/brand.queries.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { EDIT, brand, editorServer, renderEditor, sentProduct } from './testing/editor-server.tsx'

// Queried by label, because role queries are slow in a form of this size.
const box = (name: string) => screen.findByLabelText(name)
const save = () => screen.getByText('Save', { selector: 'button' })

describe('a new product', () => {
  it('is created with the input, a complete category and no price, and can be edited immediately', async () => {
    const server = editorServer()
    const { user, location } = renderEditor()
    await user.type(await box('Name in English'), 'Ribs')
    await user.selectOptions(screen.getByLabelText('Category'), 'Grills')
    await user.click(screen.getByText('Add the item', { selector: 'button' }))
    expect(await screen.findByText('Item added')).toBeInTheDocument()
    const [call] = server.callsTo('POST /api/Product/Add')
    expect(sentProduct(call)).toMatchObject({
      name: '{"ar":"","en":"Ribs"}',
      categoryId: 3,
      price: null,
      index: 12,
      choicesIds: [],
      serviceProviderId: 7,
      isVisible: true,
    })
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
    await waitFor(() => expect(location()).toBe('/menus/new-meal?id=44&serviceProviderId=7'))
  })

  it('keeps its input when the brands fail to reload', async () => {
    let isDown = false
    const server = editorServer(undefined, {
      'GET /api/ServiceProvider/Get': call =>
        isDown ? { status: 503, body: { code: 'unavailable' } } : { body: samplePage([brand], call) },
    })
    const { user, queryClient } = renderEditor()
    await user.type(await box('Name in English'), 'Ribs')
    await user.selectOptions(screen.getByLabelText('Category'), 'Grills')
    isDown = true
    await act(() => queryClient.invalidateQueries({ queryKey: ownBrandsQuery.queryKey }))
    await user.click(screen.getByText('Add the item', { selector: 'button' }))
    await waitFor(() => expect(server.callsTo('POST /api/Product/Add')).toHaveLength(1))
    expect(sentProduct(server.callsTo('POST /api/Product/Add')[0])).toMatchObject({
      name: '{"ar":"","en":"Ribs"}',
    })
  })

  it('requires a name and a category, with errors at the fields', async () => {
    const server = editorServer()
    const { user } = renderEditor()
    await box('Name in English')
    await user.click(screen.getByText('Add the item', { selector: 'button' }))
    expect(await screen.findByText(/A name in Arabic or English/)).toBeInTheDocument()
    expect(screen.getByLabelText('Category')).toBeInvalid()
    expect(server.callsTo('POST /api/Product/Add')).toHaveLength(0)
  })

  it('can get a new category and a new size in place', async () => {
    const server = editorServer()
    const { user } = renderEditor()
    await user.click(await screen.findByRole('button', { name: 'New category' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New category' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name in English' }), 'Soups')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(screen.getByLabelText('Category')).toHaveDisplayValue('Soups'))
    await user.click(screen.getByRole('button', { name: 'New size' }))
    const size = within(await screen.findByRole('dialog', { name: 'New size' }))
    await user.type(size.getByRole('textbox', { name: 'Name in Arabic' }), 'عائلي')
    await user.click(size.getByRole('button', { name: 'Add' }))
    await user.type(await box('Family'), '90')
    expect(server.callsTo('POST /api/Size/Add')[0]?.body).toEqual({
      serviceProviderId: 7,
      name: { ar: 'عائلي', en: '' },
    })
  })

  it('shows FailedToAddProduct with the field errors when refused, and marks the fields', async () => {
    editorServer(sampleProduct(), {
      'POST /api/Product/Add': {
        status: 400,
        body: { code: 'validation_failed', title: 'x', errors: { calories: ['too high'] } },
      },
    })
    const { user } = renderEditor()
    await user.type(await box('Name in English'), 'Ribs')
    await user.selectOptions(screen.getByLabelText('Category'), 'Grills')
    await user.click(screen.getByText('Add the item', { selector: 'button' }))
    const toast = await screen.findByText(/The item could not be added/)
    expect(toast).toHaveTextContent('calories: too high')
    expect(await box('Calories')).toBeInvalid()
  })
})

describe('a stored product', () => {
  it('is loaded by id and brand, and saved completely with its version', async () => {
    const server = editorServer(sampleProduct({ price: 48, calories: 980 }))
    const { user } = renderEditor(EDIT)
    const name = await box('Name in English')
    expect(name).toHaveValue('Lamb Kabsa')
    expect(Object.fromEntries(server.callsTo('GET /api/Product/Get/Id')[0]?.query ?? [])).toEqual({
      Id: '1',
      ServiceProviderId: '7',
    })
    await user.clear(name)
    await user.type(name, 'Kabsa')
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
    await user.click(save())
    expect(await screen.findByText('Item updated')).toBeInTheDocument()
    expect(sentProduct(server.callsTo('PUT /api/Product/Update')[0])).toMatchObject({
      id: 1,
      rowVersion: 4,
      name: '{"ar":"كبسة لحم","en":"Kabsa"}',
      price: 48,
      calories: 980,
      categoryId: 3,
    })
  })

  it('shows an error with a retry when it fails to load', async () => {
    editorServer(sampleProduct(), { 'GET /api/Product/Get/Id': { status: 500 } })
    renderEditor(EDIT)
    expect(await screen.findAllByText('The item could not be loaded')).not.toHaveLength(0)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })

  it('shows that it is missing, with a link to the menu, if it was deleted or belongs to another merchant', async () => {
    editorServer(sampleProduct(), {
      'GET /api/Product/Get/Id': { status: 404, body: { code: 'not_found', title: 'x' } },
    })
    renderEditor(EDIT)
    expect(await screen.findByText('This item is no longer there')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Live Menu' })).toHaveAttribute('href', '/menusForUser')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('is shown as missing, not as a new product, for an invalid id in the address', async () => {
    const server = editorServer()
    renderEditor('/menus/new-meal?id=abc&serviceProviderId=7')
    expect(await screen.findByText('This item is no longer there')).toBeInTheDocument()
    expect(server.callsTo('GET /api/Product/Get/Id')).toHaveLength(0)
  })

  it('shows "Error updating product" with the field errors when refused', async () => {
    editorServer(sampleProduct(), {
      'PUT /api/Product/Update': {
        status: 400,
        body: { code: 'validation_failed', title: 'x', errors: { price: ['too high', 'no number'] } },
      },
    })
    const { user } = renderEditor(EDIT)
    await user.type(await box('Name in English'), '!')
    await user.click(save())
    const toast = await screen.findByText(/The item could not be updated/)
    expect(toast).toHaveTextContent('Error updating product: price: too high, no number')
  })

  it('shows the fallback text when the update fails without a reason', async () => {
    editorServer(sampleProduct(), { 'PUT /api/Product/Update': { status: 502 } })
    const { user } = renderEditor(EDIT)
    await user.type(await box('Name in English'), '!')
    await user.click(save())
    const toast = await screen.findByText(/An unknown error occurred while updating the product\./)
    expect(toast).toHaveTextContent('it may be done or not')
    expect(toast).not.toHaveTextContent('The item could not be updated')
  })

  it('reports an empty answer to an update', async () => {
    editorServer(sampleProduct(), { 'PUT /api/Product/Update': {} })
    const { user } = renderEditor(EDIT)
    await user.type(await box('Name in English'), '!')
    await user.click(save())
    expect(await screen.findByText('Product updated, but an issue occurred.')).toBeInTheDocument()
  })

  it('is copied without its id, with names that say so', async () => {
    const server = editorServer(sampleProduct({ calories: 980 }))
    const { user } = renderEditor('/menus/new-meal?copyOf=1&serviceProviderId=7')
    expect(await box('Name in English')).toHaveValue('Lamb Kabsa (copy)')
    expect(await box('Name in Arabic')).toHaveValue('كبسة لحم (نسخة)')
    await user.click(screen.getByText('Add the item', { selector: 'button' }))
    await screen.findByText('Item added')
    const sent = sentProduct(server.callsTo('POST /api/Product/Add')[0])
    expect(sent).toMatchObject({ calories: 980, categoryId: 3 })
    expect(sent).not.toHaveProperty('id')
    expect(sent).not.toHaveProperty('rowVersion')
  })
})
