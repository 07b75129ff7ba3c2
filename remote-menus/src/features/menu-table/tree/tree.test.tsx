import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { sampleCategory } from '#src/testing/sample-categories.ts'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { CATEGORIES, PRODUCTS, menusServer, renderMenus } from '../testing/menus-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const RICE = sampleCategory({ id: 5, en: 'Rice', ar: 'أرز', parentId: 3, index: 1 })
const tree = () => within(screen.getByRole('complementary'))
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getByRole('link').textContent)
type User = ReturnType<typeof renderMenus>['user']
const open = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name: `More for ${name}` }))

it('shows the whole menu for an unknown category in the address', async () => {
  menusServer()
  renderMenus({ route: '/menus?category=99' })
  await screen.findByRole('link', { name: 'Lamb Kabsa' })
  expect(names()).toHaveLength(3)
  expect(tree().getByRole('button', { name: /All items 3/ })).toHaveAttribute('aria-current', 'true')
})

it('returns to the whole menu by its own entry', async () => {
  menusServer()
  const { user, location } = renderMenus({ route: '/menus?category=4' })
  await waitFor(() => expect(names()).toEqual(['Mint Tea']))
  await user.click(tree().getByRole('button', { name: /All items/ }))
  await waitFor(() => expect(names()).toHaveLength(3))
  expect(location()).toBe('/menus')
})

it('links to the editor of a category and to a new subcategory of this menu', async () => {
  menusServer({ categories: [...CATEGORIES, RICE] })
  const { user, location, unmount } = renderMenus()
  await open(user, 'Grills')
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
  expect(location()).toBe('/edit-category/3?brand=7')
  unmount()
  const again = renderMenus()
  await open(again.user, 'Grills')
  await again.user.click(screen.getByRole('menuitem', { name: 'Add a category under it' }))
  expect(again.location()).toBe('/add-category?brand=7&parent=3')
})

it('offers no subcategory below a subcategory', async () => {
  menusServer({ categories: [...CATEGORIES, RICE] })
  const { user } = renderMenus()
  await open(user, 'Rice')
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['Edit', 'Hide by branch', 'Delete'],
  ])
})

it('offers no changes to users who may not edit', async () => {
  menusServer()
  renderMenus({ role: 'Custom', permissions: ['menu.publish'] })
  expect(await screen.findByRole('button', { name: /Grills 2/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'More for Grills' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Add a category' })).not.toBeInTheDocument()
})

it('shows the number of days for a category with varying hours', async () => {
  const periods = [
    { dayOfWeek: 1, from: '06:00', to: '11:00' },
    { dayOfWeek: 2, from: '07:00', to: '11:00' },
    { dayOfWeek: 2, from: '18:00', to: '22:00' },
  ]
  menusServer({
    categories: [
      sampleCategory({ schedule: { periods, startsOn: null, endsOn: null } }),
      sampleCategory({
        id: 4,
        en: 'Drinks',
        index: 2,
        schedule: { periods: periods.slice(0, 1), startsOn: null, endsOn: null },
      }),
      sampleCategory({
        id: 6,
        en: 'Bread',
        index: 3,
        schedule: { periods: [{ dayOfWeek: 5, from: '00:00', to: '00:00' }], startsOn: null, endsOn: null },
      }),
    ],
  })
  renderMenus()
  expect(await screen.findByText('Various hours, 2 days')).toBeInTheDocument()
  expect(screen.getByText('6:00 am to 11:00 am · 1 day')).toBeInTheDocument()
  expect(screen.getByText('All day · 1 day')).toBeInTheDocument()
})

it('opens the tree in a drawer on a narrow screen, and a choice closes it', async () => {
  menusServer()
  const { user, location } = renderMenus()
  await user.click(await screen.findByLabelText('Categories: All items'))
  const drawer = within(await screen.findByRole('dialog', { name: 'Categories' }))
  expect(drawer.getByRole('link', { name: 'Add a category' })).toHaveAttribute(
    'href',
    '/add-category?brand=7',
  )
  await user.click(drawer.getByRole('button', { name: /Drinks 1/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  expect(location()).toBe('/menus?category=4')
  expect(screen.getByLabelText('Categories: Drinks')).toBeInTheDocument()
})

describe('deleting a category', () => {
  const DELETE = 'DELETE /api/Category/Delete'
  const OFFERS = sampleCategory({ id: 8, en: 'Offers', ar: 'عروض', index: 3 })

  it('asks for a target when the category turns out to contain items', async () => {
    let products = PRODUCTS
    const server = menusServer(
      { categories: [...CATEGORIES, OFFERS] },
      {
        'GET /api/Product/Get': call => ({ body: samplePage(products, call) }),
        [DELETE]: ({ query }) =>
          query.has('MoveToCategoryId')
            ? { body: OFFERS }
            : { status: 409, body: { code: 'in_use', title: 'x' } },
      },
    )
    const { user } = renderMenus()
    await open(user, 'Offers')
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    products = [...PRODUCTS, sampleProduct({ id: 9, en: 'Feast', categoryId: 8 })]
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText(/It holds 1 item/)).toBeInTheDocument()
    await user.click(dialog.getByRole('combobox', { name: 'Move its items to' }))
    await user.click(await screen.findByRole('option', { name: 'Drinks' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Category deleted')).toBeInTheDocument()
    expect(server.callsTo(DELETE).at(-1)?.query.get('MoveToCategoryId')).toBe('4')
  })

  it('returns to the whole menu if the category was selected, and says that subcategories stay', async () => {
    menusServer({ categories: [...CATEGORIES, RICE] })
    const { user, location } = renderMenus({ route: '/menus?category=3' })
    await open(user, 'Grills')
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/The categories under it stay/)).toBeInTheDocument()
    await user.click(dialog.getByRole('combobox', { name: 'Move its items to' }))
    await user.click(await screen.findByRole('option', { name: 'Drinks' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Category deleted')
    expect(location()).toBe('/menus')
  })
})

it('completes a branch change that was refused midway with the latest choice', async () => {
  let isDown = true
  const stored = sampleCategory({ hiddenBranchesIds: [1] })
  const groups = [stored, ...CATEGORIES.slice(1)]
  const hidden = new Set([1])
  const now = () => ({ ...stored, hiddenBranchesIds: [...hidden] })
  menusServer(
    {},
    {
      'GET /api/Category/Get': call => ({ body: samplePage([now(), ...groups.slice(1)], call) }),
      'PUT /api/Category/hide/branch': ({ body }) => {
        const { isHidden, branchIds } = Object(body)
        if (!isHidden && isDown) return { status: 403, body: { code: 'forbidden_branch' } }
        for (const id of branchIds) hidden[isHidden ? 'add' : 'delete'](id)
        return { body: now() }
      },
    },
  )
  const { user } = renderMenus()
  await open(user, 'Grills')
  await user.click(screen.getByRole('menuitem', { name: 'Hide by branch' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('checkbox', { name: 'Olaya' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Malaz' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The category was not saved. Try again.')).toBeInTheDocument()
  isDown = false
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled())
  // The user undoes both choices.
  await user.click(dialog.getByRole('checkbox', { name: 'Malaz' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Category saved')).toBeInTheDocument()
  expect([...hidden]).toEqual([])
})
