import { screen, waitFor, within } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { EDIT, editorServer, renderEditor, sentFile, sentProduct } from '../testing/editor-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const UPDATE = 'PUT /api/Product/Update'
type User = ReturnType<typeof renderEditor>['user']
const box = (name: string) => screen.findByLabelText(name)
const saved = async (user: User, server: ReturnType<typeof editorServer>) => {
  await user.click(screen.getByText('Save', { selector: 'button' }))
  await screen.findByText('Item updated')
  return sentProduct(server.callsTo(UPDATE)[0])
}

it('start sale hours with a whole week and no season', async () => {
  const server = editorServer()
  const { user } = renderEditor(EDIT)
  await user.click(await screen.findByRole('radio', { name: 'These hours' }))
  expect(await screen.findByLabelText('From (optional)')).toBeInTheDocument()
  expect((await saved(user, server)).schedule).toMatchObject({
    periods: expect.arrayContaining([expect.objectContaining({ dayOfWeek: 0 })]),
    startsOn: null,
    endsOn: null,
  })
})

it('removes the sale hours with one press', async () => {
  const periods = [{ dayOfWeek: 1, from: '06:00', to: '11:00' }]
  const server = editorServer(sampleProduct({ schedule: { periods, startsOn: '2027-02-08', endsOn: null } }))
  const { user } = renderEditor(EDIT)
  expect(await screen.findByLabelText('From (optional)')).toHaveValue('08/02/2027')
  await user.click(screen.getByRole('radio', { name: 'Always' }))
  expect(screen.queryByLabelText('From (optional)')).not.toBeInTheDocument()
  expect((await saved(user, server)).schedule).toBeNull()
})

it('excludes a branch by its name', async () => {
  const server = editorServer()
  const { user } = renderEditor(EDIT)
  await user.click(await screen.findByRole('combobox', { name: /^Branches without it/ }))
  await user.click(await screen.findByRole('option', { name: 'Olaya' }))
  const { excludeBranchesIds } = await saved(user, server)
  expect(excludeBranchesIds).toHaveLength(1)
})

it('takes an item off sale with its switch', async () => {
  const server = editorServer()
  const { user } = renderEditor(EDIT)
  await user.click(await screen.findByRole('switch', { name: /^On sale/ }))
  expect((await saved(user, server)).isVisible).toBe(false)
})

it('requires a price for a new size, with an error at the field', async () => {
  const server = editorServer()
  const { user } = renderEditor(EDIT)
  await user.click(await screen.findByRole('button', { name: 'Large' }))
  expect(await screen.findByText(/sold in sizes/)).toBeInTheDocument()
  await user.click(screen.getByText('Save', { selector: 'button' }))
  await waitFor(() => expect(screen.getByLabelText('Large')).toBeInvalid())
  expect(server.callsTo(UPDATE)).toHaveLength(0)
  await user.type(screen.getByLabelText('Large'), '٦٥٫٥')
  expect((await saved(user, server)).sizes).toEqual([{ sizeId: 2, price: 65.5 }])
})

it('shows the lowest of several prices on the card and marks it as the lowest', async () => {
  const sizes = [
    { sizeId: 2, price: 65 },
    { sizeId: 3, price: 40 },
  ]
  editorServer(sampleProduct({ price: 48, sizes }))
  renderEditor(EDIT)
  const preview = within(await screen.findByLabelText('Preview'))
  expect(preview.getAllByText('40.00')).toHaveLength(2)
  expect(preview.getByText('from')).toBeInTheDocument()
  expect(preview.queryByText('48.00')).not.toBeInTheDocument()
})

it('measures caffeine per cup until another measure is chosen, which the card shows', async () => {
  const server = editorServer(sampleProduct({ isDrink: true, caffeineMg: 90 }))
  const { user } = renderEditor(EDIT)
  const preview = within(await screen.findByLabelText('Preview'))
  expect(preview.getByText('Caffeine 90 mg a cup')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: '100 ml' }))
  expect(preview.getByText('Caffeine 90 mg in 100 ml')).toBeInTheDocument()
  expect(await saved(user, server)).toMatchObject({ caffeineMg: 90, caffeinePer: '100ml' })
})

it('does not attach a file that is no picture, and keeps the address', async () => {
  const server = editorServer()
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) =>
    String(input) === 'https://pictures.test/page'
      ? new Response('<html>', { headers: { 'Content-Type': 'text/html' } })
      : real(input, init)
  const { user } = renderEditor(EDIT)
  await user.type(await box('Or paste the address of a picture'), 'https://pictures.test/page')
  await user.click(screen.getByRole('button', { name: 'Attach' }))
  expect(await screen.findByText('Failed to attach existing image from URL.')).toBeInTheDocument()
  expect(screen.getByLabelText(/paste the address/)).toHaveValue('https://pictures.test/page')
  await user.type(await box('Name in English'), '!')
  await saved(user, server)
  expect(sentFile(server.callsTo(UPDATE)[0])).toBeNull()
})

it("warns if a stored picture cannot be downloaded, and saves the item with the server's picture", async () => {
  const server = editorServer(sampleProduct({ imageUrl: '/images/kabsa.webp' }), {
    'GET /images/kabsa.webp': { status: 404 },
  })
  const { user } = renderEditor(EDIT)
  await user.type(await box('Name in English'), '!')
  const sent = await saved(user, server)
  expect(screen.getByText('Failed to attach existing image from URL.')).toBeInTheDocument()
  expect(sent.imageUrl).toBe('/images/kabsa.webp')
})

it('removes a group, and shows the add button again after the last one', async () => {
  const group = {
    id: 4,
    name: { ar: 'صوص', en: 'Sauce' },
    min: 0,
    max: 1,
    required: false,
    options: [{ id: 9, optionNameAr: 'ثوم', optionNameEn: 'Garlic', price: 2, isAvailable: true }],
  }
  const server = editorServer(sampleProduct({ modifiers: [group] }))
  const { user } = renderEditor(EDIT)
  await user.click(await screen.findByRole('button', { name: 'Remove صوص' }))
  expect(await screen.findByText('Add a group')).toBeInTheDocument()
  expect((await saved(user, server)).modifiers).toEqual([])
})

it('warns that saving an item with several shared groups keeps only the shown one', async () => {
  const server = editorServer(sampleProduct({ choicesIds: [5, 6] }))
  const { user } = renderEditor(EDIT)
  expect(await screen.findByText(/This item carries 2 groups/)).toBeInTheDocument()
  await user.type(await box('Name in English'), '!')
  expect((await saved(user, server)).choicesIds).toEqual([5])
})
