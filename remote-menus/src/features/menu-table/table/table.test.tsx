import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { PRODUCTS, menusServer, renderMenus } from '../testing/menus-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  localStorage.clear()
})

const UPDATE = 'PUT /api/Product/BulkUpdate'
const NOW = '2026-11-20T08:00:00.000Z'
const LARGE = {
  id: 2,
  serviceProviderId: 7,
  name: '{"ar":"كبير","en":"Large"}',
  index: 1,
  rowVersion: 1,
  updatedAt: NOW,
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

it('shows the price range of a product with sizes, or one price if all are equal', async () => {
  menusServer(
    {
      products: [
        sampleProduct({
          id: 1,
          en: 'Kabsa',
          price: 10,
          sizes: [
            { sizeId: 2, price: 30 },
            { sizeId: 3, price: 20.5 },
          ],
        }),
        sampleProduct({ id: 2, en: 'Mandi', price: 10, sizes: [{ sizeId: 2, price: 25 }] }),
      ],
    },
    { 'GET /api/Size/Get': call => ({ body: samplePage([LARGE], call) }) },
  )
  renderMenus()
  expect((await rowOf('Kabsa')).getByText('20.50–30.00')).toBeInTheDocument()
  expect((await rowOf('Mandi')).getByText('25.00')).toBeInTheDocument()
})

it('sorts by the lowest price, with products without a price last', async () => {
  menusServer({
    products: [
      sampleProduct({ id: 1, en: 'Kabsa', price: 48 }),
      sampleProduct({ id: 2, en: 'Mandi', price: 90, sizes: [{ sizeId: 2, price: 20 }] }),
      sampleProduct({ id: 3, en: 'Tea', price: null }),
    ],
  })
  const { user, location } = renderMenus()
  await screen.findByRole('link', { name: 'Kabsa' })
  await user.click(screen.getByRole('button', { name: /^Price/ }))
  await waitFor(() => expect(names()).toEqual(['Mandi', 'Kabsa', 'Tea']))
  expect(location()).toContain('sort=price')
  await user.click(screen.getByRole('button', { name: 'Menu order' }))
  await waitFor(() => expect(names()).toEqual(['Kabsa', 'Mandi', 'Tea']))
})

it('shows the time at which a snooze ends, with the date if it is not near', async () => {
  const soon = new Date(Date.now() + 2 * 3_600_000).toISOString()
  menusServer({
    products: [
      sampleProduct({ id: 1, en: 'Kabsa', isVisible: false, snoozedUntil: soon }),
      sampleProduct({ id: 2, en: 'Mandi', isVisible: false, snoozedUntil: '2099-03-01T09:00:00.000Z' }),
    ],
  })
  renderMenus()
  expect((await rowOf('Kabsa')).getByText(/^Until \d+:\d\d [ap]m$/)).toBeInTheDocument()
  expect((await rowOf('Mandi')).getByText(/^Until 1 Mar 2099.*12:00/)).toBeInTheDocument()
})

it('shows the Arabic name first in Arabic, the other below it', async () => {
  menusServer()
  renderMenus({ language: 'ar' })
  const row = await rowOf('كبسة لحم')
  expect(row.getByText('Lamb Kabsa')).toBeInTheDocument()
})

it('shows the only name of a product in both languages', async () => {
  menusServer({ products: [sampleProduct({ name: '{"ar":"كبسة","en":""}' })] })
  renderMenus()
  expect((await rowOf('كبسة')).getAllByText('كبسة')).toHaveLength(1)
})

describe('row menu', () => {
  const choose = async (user: ReturnType<typeof renderMenus>['user'], name: string, entry: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${name}` }))
    await user.click(screen.getByRole('menuitem', { name: entry }))
  }

  it('hides a visible item and shows a hidden one', async () => {
    const server = menusServer()
    const { user } = renderMenus()
    await choose(user, 'Lamb Kabsa', 'Hide')
    expect(await screen.findByText('1 item hidden')).toBeInTheDocument()
    await waitFor(async () => expect((await rowOf('Lamb Kabsa')).getByText('Hidden')).toBeInTheDocument())
    await choose(user, 'Shish Tawook', 'Show')
    expect(await screen.findByText('1 item shown')).toBeInTheDocument()
    expect(server.sentTo(UPDATE)).toEqual([
      { serviceProviderId: 7, ids: [1], set: { isVisible: false } },
      { serviceProviderId: 7, ids: [2], set: { isVisible: true } },
    ])
  })

  it('opens the item in the editor', async () => {
    menusServer()
    const { user, location } = renderMenus()
    await choose(user, 'Lamb Kabsa', 'Edit')
    expect(location()).toBe('/menus/new-meal?id=1&serviceProviderId=7')
  })

  it('deletes an item after a confirmation, and the undo restores it', async () => {
    let stored = PRODUCTS
    menusServer(
      {},
      {
        'GET /api/Product/Get': call => ({ body: samplePage(stored, call) }),
        'DELETE /api/Product/Delete': () => {
          stored = PRODUCTS.slice(1)
          return { body: PRODUCTS[0] }
        },
        'POST /api/Product/Restore': () => {
          stored = PRODUCTS
          return { body: PRODUCTS[0] }
        },
      },
    )
    const { user } = renderMenus()
    await choose(user, 'Lamb Kabsa', 'Delete')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(names()).toEqual(['Shish Tawook', 'Mint Tea']))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(names()).toEqual(['Lamb Kabsa', 'Shish Tawook', 'Mint Tea']))
  })

  it('is missing for users without any of its permissions', async () => {
    menusServer()
    renderMenus({ role: 'Custom', permissions: ['menu.publish'] })
    await rowOf('Lamb Kabsa')
    expect(screen.queryByRole('button', { name: 'More for Lamb Kabsa' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'New item' })).not.toBeInTheDocument()
  })
})

it('shows sizes, calories and branches in optional columns', async () => {
  const product = {
    calories: 980,
    excludeBranchesIds: [1, 2],
    sizes: [
      { sizeId: 2, price: 30 },
      { sizeId: 9, price: 40 },
    ],
  }
  menusServer(
    { products: [sampleProduct(product)] },
    { 'GET /api/Size/Get': call => ({ body: samplePage([LARGE], call) }) },
  )
  const { user } = renderMenus()
  await rowOf('Lamb Kabsa')
  await user.click(screen.getByRole('button', { name: /columns/i }))
  for (const box of screen.getAllByRole('menuitemcheckbox', { checked: false })) await user.click(box)
  const row = await rowOf('Lamb Kabsa')
  expect((await row.findByText('Large')).closest('td')).toHaveTextContent('Large 30.00 · — 40.00')
  expect(row.getByText('980')).toBeInTheDocument()
  expect(row.getByText('2')).toBeInTheDocument()
})
