import { screen, waitFor, within } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { EDIT, editorServer, renderEditor, sentFile, sentProduct } from '../testing/editor-server.tsx'

// Queried by label, because role queries are slow in a form of this size.
const box = (name: string) => screen.findByLabelText(name)
const save = () => screen.getByText('Save', { selector: 'button' })

describe('modifiers', () => {
  it('are not sent with only one name, and the form says why', async () => {
    const server = editorServer()
    const { user } = renderEditor(EDIT)
    await user.click(await screen.findByText('Add a group'))
    await user.type(await box('Group name in Arabic'), 'صوص')
    expect(screen.getByText(/a group with only one name cannot be sent/)).toBeInTheDocument()
    await user.type(screen.getByLabelText('Option in Arabic'), 'ثوم')
    await user.click(save())
    await waitFor(() => expect(screen.getByLabelText('Group name in English')).toBeInvalid())
    expect(server.callsTo('PUT /api/Product/Update')).toHaveLength(0)

    await user.type(await box('Group name in English'), 'Sauce')
    await user.click(save())
    await screen.findByText('Item updated')
    expect(sentProduct(server.callsTo('PUT /api/Product/Update')[0]).modifiers).toEqual([
      {
        name: { ar: 'صوص', en: 'Sauce' },
        min: 0,
        max: 1,
        required: false,
        options: [{ optionNameAr: 'ثوم', optionNameEn: '', price: 0, isAvailable: true }],
      },
    ])
  })

  it('show their limits as a sentence', async () => {
    editorServer()
    const { user } = renderEditor(EDIT)
    await user.click(await screen.findByText('Add a group'))
    expect(await screen.findByText('Customers may choose nothing, or up to 1 option.')).toBeInTheDocument()
    await user.click(screen.getByLabelText('Required'))
    expect(screen.getByText('Customers must choose 1 option.')).toBeInTheDocument()
    await user.clear(await box('At most'))
    await user.type(await box('At most'), '3')
    expect(
      screen.getByText('Customers must choose 1 option, and may choose up to 3 options.'),
    ).toBeInTheDocument()
  })

  it('are limited to one shared group, sent as a list of one', async () => {
    const server = editorServer()
    const { user } = renderEditor(EDIT)
    await user.click(await screen.findByRole('combobox', { name: 'Shared modifier group' }))
    await user.click(await screen.findByRole('option', { name: /How spicy/ }))
    await user.click(save())
    await screen.findByText('Item updated')
    expect(sentProduct(server.callsTo('PUT /api/Product/Update')[0]).choicesIds).toEqual([5])
  })
})

describe('food facts', () => {
  it('distinguish "none of these" from no answer', async () => {
    const server = editorServer()
    const { user } = renderEditor(EDIT)
    const chip = (name: string) => screen.getByLabelText(name)
    expect(await screen.findByText(/Not said yet/)).toBeInTheDocument()
    await user.click(chip('None of these'))
    expect(screen.queryByText(/Not said yet/)).not.toBeInTheDocument()
    await user.click(chip('Milk'))
    expect(chip('None of these')).not.toBeChecked()
    await user.click(chip('Milk'))
    expect(screen.getByText(/Not said yet/)).toBeInTheDocument()
    await user.click(chip('None of these'))
    await user.click(save())
    await screen.findByText('Item updated')
    expect(sentProduct(server.callsTo('PUT /api/Product/Update')[0]).allergens).toEqual([])
  })

  it('show sodium as salt, with the mark from 2,000 mg, and calories as minutes of walking', async () => {
    editorServer(sampleProduct({ sodiumMg: 1999, calories: 980 }))
    const { user } = renderEditor(EDIT)
    const sodium = await box('Sodium (mg)')
    expect(screen.getByText('229 minutes')).toBeInTheDocument()
    expect(screen.queryByText(/High salt/)).not.toBeInTheDocument()
    await user.clear(sodium)
    await user.type(sodium, '2000')
    expect(screen.getByText('5.0')).toBeInTheDocument()
    expect(screen.getAllByText(/High salt/)).not.toHaveLength(0)
  })

  it("ask for caffeine only for drinks, with an adult's daily limit", async () => {
    editorServer()
    const { user } = renderEditor(EDIT)
    await box('Calories')
    expect(screen.queryByLabelText('Caffeine (mg)')).not.toBeInTheDocument()
    await user.click(screen.getByLabelText('Drink'))
    expect(await box('Caffeine (mg)')).toHaveAccessibleDescription(/400 mg a day/)
  })
})

describe('prices', () => {
  it('are read-only without menu.price', async () => {
    editorServer()
    renderEditor(EDIT, { role: 'Custom', permissions: ['menu.edit'] })
    expect(await box('Price')).toHaveAttribute('readonly')
    expect(screen.getByText(/does not let you change prices/)).toBeInTheDocument()
  })

  it('show 35 on the card of a product without a price, which stays without', async () => {
    const server = editorServer(sampleProduct({ price: null }))
    const { user } = renderEditor(EDIT)
    const preview = within(await screen.findByLabelText('Preview'))
    expect(preview.getAllByText('35.00')).toHaveLength(2)
    await user.type(await box('Name in English'), '!')
    await user.click(save())
    await screen.findByText('Item updated')
    expect(sentProduct(server.callsTo('PUT /api/Product/Update')[0]).price).toBeNull()
  })
})

describe('picture', () => {
  const URL_OF_IT = 'https://pictures.test/kabsa.webp'
  const answerPicture = (answer: () => Response) => {
    const real = globalThis.fetch
    globalThis.fetch = async (input, init) => (String(input) === URL_OF_IT ? answer() : real(input, init))
  }

  it('is downloaded from an address and attached', async () => {
    const server = editorServer()
    answerPicture(() => new Response('webp', { headers: { 'Content-Type': 'image/webp' } }))
    const { user } = renderEditor(EDIT)
    await user.type(await box('Or paste the address of a picture'), URL_OF_IT)
    await user.click(screen.getByRole('button', { name: 'Attach' }))
    await waitFor(() => expect(screen.getByLabelText(/paste the address/)).toHaveValue(''))
    await user.click(save())
    await screen.findByText('Item updated')
    expect(sentFile(server.callsTo('PUT /api/Product/Update')[0])).toMatchObject({
      type: 'image/webp',
      size: 4,
    })
  })

  it("shows the specification's error text if it cannot be downloaded", async () => {
    editorServer()
    answerPicture(() => new Response('', { status: 404 }))
    const { user } = renderEditor(EDIT)
    await user.type(await box('Or paste the address of a picture'), `${URL_OF_IT}{Enter}`)
    expect(await screen.findByText('Failed to attach existing image from URL.')).toBeInTheDocument()
  })
})

it('makes the operator choose the brand of a new product', async () => {
  const server = editorServer()
  const { user } = renderEditor('/menus/new-meal', { role: 'SuperAdmin' })
  await user.type(await box('Name in English'), 'Lamb Kabsa')
  expect(screen.getByText('Please select a Service Provider.')).toBeInTheDocument()
  expect(server.callsTo('POST /api/Product/Add')).toHaveLength(0)
  await user.click(screen.getByRole('combobox', { name: 'Brand' }))
  await user.click(await screen.findByRole('option', { name: 'Kitchens' }))
  expect(await screen.findByRole('option', { name: 'Grills' })).toBeInTheDocument()
  expect(await box('Name in English')).toHaveValue('Lamb Kabsa')
})

it('previews the card in both languages during input', async () => {
  editorServer(sampleProduct({ allergens: ['milk', 'nuts'], sodiumMg: 2300 }))
  const { user } = renderEditor(EDIT)
  const preview = within(await screen.findByLabelText('Preview'))
  await user.type(await box('Name in English'), ' deluxe')
  expect(preview.getByText('Lamb Kabsa deluxe')).toBeInTheDocument()
  expect(preview.getByText('Contains: Milk, Nuts')).toBeInTheDocument()
  expect(preview.getByText('يحتوي على: الحليب، المكسرات')).toBeInTheDocument()
})
