import { screen, waitFor } from '@testing-library/react'
import { menusServer, renderMenus } from './testing/menus-server.tsx'

const realAddress = URL.createObjectURL
const realClick = HTMLAnchorElement.prototype.click
let saved = 0
beforeEach(() => {
  saved = 0
  URL.createObjectURL = () => 'blob:menu'
  HTMLAnchorElement.prototype.click = () => void (saved += 1)
})
afterEach(() => {
  URL.createObjectURL = realAddress
  HTMLAnchorElement.prototype.click = realClick
})

const serve = () =>
  menusServer(undefined, {
    'POST /api/Product/Export': () => ({ body: {} }),
    'GET /api/Product/Export': () => ({ body: {} }),
  })

it('offers only the whole menu when no filter is set', async () => {
  const server = serve()
  const { user } = renderMenus()
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Whole menu: 3 items',
  ])
  await user.click(screen.getByRole('menuitem'))
  await waitFor(() => expect(saved).toBe(1))
  expect(server.sentTo('POST /api/Product/Export')).toEqual([])
})

it('exports the filtered products in their order, and shows their number', async () => {
  const server = serve()
  const { user } = renderMenus()
  await user.type(await screen.findByRole('searchbox'), 'kabsa')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    '1 item shown',
    'Whole menu: 3 items',
  ])
  await user.click(screen.getByRole('menuitem', { name: '1 item shown' }))
  await waitFor(() => expect(saved).toBe(1))
  expect(server.sentTo('POST /api/Product/Export')).toEqual([{ serviceProviderId: 7, ids: [1] }])
})
