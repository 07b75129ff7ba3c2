import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { sampleMenu } from '#src/testing/sample-products.ts'
import { menusServer, renderMenus } from './testing/menus-server.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

const MANY = sampleMenu(126).map((product, at) => ({ ...product, index: at + 1 }))

/** Opens a menu of two pages, of which the second fails until `mend` is called. */
const open = async (route: string) => {
  let isDown = true
  const server = menusServer(
    { products: MANY },
    {
      'GET /api/Product/Get': call =>
        isDown && call.query.get('PaginatedRequest.PageNumber') === '2'
          ? { status: 503, body: { code: 'unavailable' } }
          : { body: samplePage(MANY, call) },
    },
  )
  const rendered = renderMenus({ route })
  await screen.findByText(/Part of the menu is missing/)
  const mend = async () => {
    isDown = false
    await rendered.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/Part of the menu is missing/)).not.toBeInTheDocument())
  }
  return { ...rendered, server, mend }
}

describe('a menu with a missing page', () => {
  // Loaded products would get the positions of missing ones.
  it('cannot be sorted until the rest is loaded', async () => {
    const { mend } = await open('/menus?category=3')
    expect(screen.getByRole('link', { name: 'Dish 1' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Move Dish 1' })).not.toBeInTheDocument()
    await mend()
    expect(await screen.findByRole('button', { name: 'Move Dish 1' })).toBeInTheDocument()
  })

  it('shows no export count until the rest is loaded', async () => {
    const { user, mend } = await open('/menus')
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
    await mend()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    expect(await screen.findByRole('menuitem', { name: 'Whole menu: 126 items' })).toBeInTheDocument()
  })
})
