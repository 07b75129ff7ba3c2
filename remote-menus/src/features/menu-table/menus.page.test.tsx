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

it('the products stand as the menu orders them, with both names, price and state', async () => {
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

it('a row warns of salt and names what is in the dish, and other rows say nothing of it', async () => {
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

it('a category shows its own products and those under it, and stays in the address', async () => {
  menusServer({ categories: [sampleCategory(), sampleCategory({ id: 4, parentId: 3, en: 'Drinks' })] })
  const { user, location } = renderMenus()
  await user.click(await screen.findByRole('button', { name: /Drinks 1/ }))
  await waitFor(() => expect(names()).toEqual(['Mint Tea']))
  expect(location()).toBe('/menus?category=4')
  await user.click(tree().getByRole('button', { name: /Grills 3/ }))
  await waitFor(() => expect(names()).toHaveLength(3))
})

it('a category says when it is sold, and that customers do not see it', async () => {
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

it('the search finds Arabic however it is spelled, the filter what is hidden, and both are cleared', async () => {
  menusServer()
  const { user } = renderMenus()
  await user.type(await screen.findByRole('searchbox'), 'كبسه')
  await waitFor(() => expect(names()).toEqual(['Lamb Kabsa']))
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'hidden')
  await waitFor(() => expect(names()).toEqual(['Shish Tawook']))
})

it('the row menu leads to the editor, with the product or with a copy of it', async () => {
  menusServer()
  const { user, location } = renderMenus()
  await user.click(await screen.findByRole('button', { name: 'More for Lamb Kabsa' }))
  await user.click(screen.getByRole('menuitem', { name: 'Copy to a new item' }))
  expect(location()).toBe('/menus/new-meal?copyOf=1&serviceProviderId=7')
})

describe('a menu with nothing in it', () => {
  it('leads to its import and to its first category', async () => {
    menusServer({ products: [], categories: [] })
    renderMenus()
    const link = await screen.findByRole('link', { name: 'Add the first category' })
    expect(link).toHaveAttribute('href', '/add-category?brand=7')
    const sheet = screen.getByRole('link', { name: 'Import from Excel' })
    expect(sheet).toHaveAttribute('href', '/menus/import?brand=7')
  })

  it('with a category leads to its first product', async () => {
    menusServer({ products: [] })
    renderMenus()
    expect(await screen.findByText('There are no items here yet')).toBeInTheDocument()
    for (const link of screen.getAllByRole('link', { name: 'New item' }))
      expect(link).toHaveAttribute('href', '/menus/new-meal?serviceProviderId=7')
  })
})

it('a menu that does not load says so, and a retry brings it', async () => {
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

it('who may only edit has no way to show, hide, snooze, delete, change prices or hide all', async () => {
  menusServer()
  const { user } = renderMenus({ role: 'Custom', permissions: ['menu.edit'] })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Lamb Kabsa' }))
  const bar = within(screen.getByRole('region', { hidden: false }))
  expect(bar.getAllByRole('button').map(button => button.textContent)).toEqual(['Move', ''])
  expect(screen.queryByRole('button', { name: 'Hide the whole menu' })).not.toBeInTheDocument()
})

it('the operator picks a merchant and a brand first, and the choice stays in the address', async () => {
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
