import { act, screen, waitFor, within } from '@testing-library/react'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { menusServer, renderMenus } from '../testing/menus-server.tsx'

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getByRole('link').textContent)

type User = ReturnType<typeof renderMenus>['user']

const press = async (user: User, key: string) => {
  await user.keyboard(key)
  // The drag sensor listens from the next task on.
  await act(() => new Promise(resolve => setTimeout(resolve, 0)))
}

// jsdom has no layout: each row is placed 50 px below the previous one.
const layOut = () =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest('tr, li')
    const top = row ? [...(row.parentElement?.children ?? [])].indexOf(row) * 50 : 0
    return new DOMRect(0, top, 300, 50)
  })
afterEach(() => jest.restoreAllMocks())

describe('sorting a category', () => {
  const moveDown = async (user: User, name: string) => {
    const grip = await screen.findByRole('button', { name: `Move ${name}` })
    act(() => grip.focus())
    await press(user, ' ')
    await press(user, '{ArrowDown}')
    await press(user, ' ')
  }

  it('sorts by keyboard, first on the screen and then on the server', async () => {
    layOut()
    const server = menusServer()
    const { user } = renderMenus({ route: '/menus?category=3' })
    await moveDown(user, 'Lamb Kabsa')
    await waitFor(() => expect(names()).toEqual(['Shish Tawook', 'Lamb Kabsa']))
    await waitFor(() =>
      expect(server.sentTo('PUT /api/Product/Sort')).toEqual([
        {
          serviceProviderId: 7,
          categoryId: 3,
          items: [
            { id: 2, index: 1 },
            { id: 1, index: 2 },
          ],
        },
      ]),
    )
    await waitFor(() => expect(server.callsTo('GET /api/Product/Get')).toHaveLength(2))
    expect(names()).toEqual(['Shish Tawook', 'Lamb Kabsa'])
  })

  it('sorts a category of 400 products, of which only visible ones are rendered', async () => {
    layOut()
    const many = Array.from({ length: 400 }, (_none, at) =>
      sampleProduct({ id: at + 1, en: `Dish ${at + 1}`, ar: `صنف ${at + 1}`, index: at + 1 }),
    )
    const server = menusServer({ products: many })
    const { user } = renderMenus({ route: '/menus?category=3' })
    const grip = await screen.findByLabelText('Move Dish 1')
    expect(screen.queryByText('Dish 400')).not.toBeInTheDocument()
    act(() => grip.focus())
    for (const key of [' ', '{ArrowDown}', ' ']) await press(user, key)
    expect(await screen.findByText('Dish 1 was dropped at place 2 of 400.')).toBeInTheDocument()
    await waitFor(() =>
      expect(server.sentTo('PUT /api/Product/Sort')).toMatchObject([
        {
          items: [
            { id: 2, index: 1 },
            { id: 1, index: 2 },
          ],
        },
      ]),
    )
  })

  it('restores the previous order when the server refuses', async () => {
    layOut()
    menusServer({}, { 'PUT /api/Product/Sort': { status: 403, body: { code: 'forbidden_role' } } })
    const { user } = renderMenus({ route: '/menus?category=3' })
    await moveDown(user, 'Lamb Kabsa')
    expect(await screen.findByText('The order was not saved and is back as it was')).toBeInTheDocument()
    await waitFor(() => expect(names()).toEqual(['Lamb Kabsa', 'Shish Tawook']))
  })

  it('is disabled when not all products are shown, or in another order', async () => {
    menusServer()
    const { user } = renderMenus({ route: '/menus?category=3' })
    expect(await screen.findByRole('button', { name: 'Move Lamb Kabsa' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Price/ }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Move Lamb Kabsa' })).not.toBeInTheDocument(),
    )
    await user.click(screen.getByRole('button', { name: 'Menu order' }))
    expect(await screen.findByRole('button', { name: 'Move Lamb Kabsa' })).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'visible')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Move Lamb Kabsa' })).not.toBeInTheDocument(),
    )
  })

  it('sorts categories in the same way', async () => {
    layOut()
    // The first line is the whole menu, which is not a category.
    const server = menusServer()
    const { user } = renderMenus()
    await moveDown(user, 'Grills')
    await waitFor(() => expect(server.sentTo('POST /api/Category/BulkCreateUpdate')).toHaveLength(1))
    // The cached names and visibility may be outdated, so they are not sent.
    expect(server.sentTo('POST /api/Category/BulkCreateUpdate')[0]).toEqual({
      serviceProviderId: 7,
      categories: [
        { id: 4, index: 1 },
        { id: 3, index: 2 },
      ],
    })
  })
})
