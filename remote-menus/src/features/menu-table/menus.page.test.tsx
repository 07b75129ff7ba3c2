import { merchantPage, sampleBranch, sampleMerchant, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { sampleBrand } from '#src/testing/sample-brand.ts'
import { menusServer, renderMenus } from './testing/menus-server.tsx'

const sampleAccount = {
  id: 9,
  name: '{"ar":"البيت العتيق","en":"Old House"}',
  status: 'Active',
  legalName: null,
  legalNameEn: null,
  crNumber: null,
  unifiedNumber: null,
  vatNumber: null,
  phone: null,
  email: null,
  typeId: null,
  city: null,
  nationalAddress: null,
}
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getByRole('link').textContent)
const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  return within(link.closest('tr') ?? link)
}
const tree = () => within(screen.getByRole('complementary'))

it('lists products in menu order with names, price and state', async () => {
  menusServer()
  renderMenus()
  const row = await rowOf('Lamb Kabsa')
  expect(row.getByText('كبسة لحم')).toBeInTheDocument()
  expect(row.getByText('48.00')).toBeInTheDocument()
  expect(row.getByText('Shown')).toBeInTheDocument()
  expect((await rowOf('Shish Tawook')).getByText('Hidden')).toBeInTheDocument()
  expect((await rowOf('Mint Tea')).getByText('No price')).toBeInTheDocument()
  expect(names()).toEqual(['Lamb Kabsa', 'Shish Tawook', 'Mint Tea'])
})

it('shows salt mark and allergens in the row of their product only', async () => {
  menusServer({
    products: [
      sampleProduct({ id: 1, en: 'Lamb Kabsa', sodiumMg: 2000, allergens: ['milk'] }),
      sampleProduct({ id: 2, en: 'Mint Tea', allergens: [] }),
    ],
  })
  renderMenus()
  const facts = within((await rowOf('Lamb Kabsa')).getByRole('list', { name: 'Food facts' }))
  expect(facts.getAllByRole('img').map(icon => icon.getAttribute('aria-label'))).toEqual([
    'High in salt: 5.0 g',
    'Milk',
  ])
  expect((await rowOf('Mint Tea')).queryByRole('list')).not.toBeInTheDocument()
})

it('filters by a category with its subcategories, and keeps it in the address', async () => {
  menusServer({ categories: [sampleCategory(), sampleCategory({ id: 4, parentId: 3, en: 'Drinks' })] })
  const { user, location } = renderMenus()
  await user.click(await screen.findByRole('button', { name: /Drinks 1/ }))
  await waitFor(() => expect(names()).toEqual(['Mint Tea']))
  expect(location()).toBe('/menus?category=4')
  await user.click(tree().getByRole('button', { name: /Grills 3/ }))
  await waitFor(() => expect(names()).toHaveLength(3))
})

it('shows the sale hours of a category and that it is hidden', async () => {
  const periods = [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, from: '12:00', to: '17:00' }))
  menusServer({
    categories: [
      sampleCategory({ schedule: { periods, startsOn: null, endsOn: null }, isVisible: false }),
      sampleCategory({ id: 4, en: 'Drinks', index: 2, hiddenBranchesIds: [1, 2] }),
    ],
  })
  renderMenus()
  expect(await screen.findByText('12:00 pm to 5:00 pm')).toBeInTheDocument()
  expect(screen.getByText('Hidden from customers')).toBeInTheDocument()
  expect(screen.getByText('Hidden in 2 branches')).toBeInTheDocument()
})

it('searches Arabic in any spelling, filters hidden products, and clears both', async () => {
  menusServer()
  const { user } = renderMenus()
  await user.type(await screen.findByRole('searchbox'), 'كبسه')
  await waitFor(() => expect(names()).toEqual(['Lamb Kabsa']))
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'hidden')
  await waitFor(() => expect(names()).toEqual(['Shish Tawook']))
})

it('opens the editor with the product or a copy from the row menu', async () => {
  menusServer()
  const { user, location } = renderMenus()
  await user.click(await screen.findByRole('button', { name: 'More for Lamb Kabsa' }))
  await user.click(screen.getByRole('menuitem', { name: 'Copy to a new item' }))
  expect(location()).toBe('/menus/new-meal?copyOf=1&serviceProviderId=7')
})

describe('an empty menu', () => {
  it('links to the import and to the first category', async () => {
    menusServer({ products: [], categories: [] })
    renderMenus()
    const link = await screen.findByRole('link', { name: 'Add the first category' })
    expect(link).toHaveAttribute('href', '/add-category?brand=7')
    const sheet = screen.getByRole('link', { name: 'Import from Excel' })
    expect(sheet).toHaveAttribute('href', '/menus/import?brand=7')
  })

  it('links to the first product if there is a category', async () => {
    menusServer({ products: [] })
    renderMenus()
    expect(await screen.findByText('There are no items here yet')).toBeInTheDocument()
    for (const link of screen.getAllByRole('link', { name: 'New item' }))
      expect(link).toHaveAttribute('href', '/menus/new-meal?serviceProviderId=7')
  })
})

it('shows an error for a menu that failed to load, and retries', async () => {
  let isDown = true
  menusServer(
    {},
    {
      'GET /api/Category/Get': call =>
        isDown
          ? { status: 500, body: { code: 'internal_error' } }
          : { body: samplePage([sampleCategory()], call) },
    },
  )
  const { user } = renderMenus()
  expect(await screen.findByText('The menu did not load')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Lamb Kabsa' })).toBeInTheDocument()
})

it('offers no show, hide, snooze, delete, price change or hide all to users who may only edit', async () => {
  menusServer()
  const { user } = renderMenus({ role: 'Custom', permissions: ['menu.edit'] })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Lamb Kabsa' }))
  const bar = within(screen.getByRole('region', { hidden: false }))
  expect(bar.getAllByRole('button').map(button => button.textContent)).toEqual(['Move', ''])
  expect(screen.queryByRole('button', { name: 'Hide the whole menu' })).not.toBeInTheDocument()
})

it('makes the operator choose merchant and brand first, and keeps the choice in the address', async () => {
  menusServer(
    {},
    {
      'GET /api/Account/Get/Id': { body: sampleAccount },
      'GET /api/Account/Get': call => ({ body: merchantPage([sampleMerchant({ id: 9 })], call) }),
      'GET /api/Branch/GetByAccountId': call => ({
        body: samplePage([sampleBranch({ serviceProviderId: 7 })], call),
      }),
      'GET /api/ServiceProvider/Get/Id': { body: sampleBrand({ accountId: 9 }) },
    },
  )
  const { user, location } = renderMenus({ role: 'SuperAdmin' })
  expect(
    await screen.findByText('Choose a merchant and one of its brands to see the menu'),
  ).toBeInTheDocument()
  await user.click(await screen.findByRole('combobox', { name: 'Merchant' }))
  await user.click(await screen.findByRole('option', { name: /Old House/ }))
  expect(location()).toBe('/menus?merchant=9')
  await user.click(screen.getByRole('combobox', { name: 'Brand' }))
  await user.click(await screen.findByRole('option', { name: /Kitchens/ }))
  expect(location()).toBe('/menus?merchant=9&brand=7')
  expect(await screen.findByRole('link', { name: 'Lamb Kabsa' })).toBeInTheDocument()
})
