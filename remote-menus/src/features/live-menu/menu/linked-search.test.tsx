import { Link } from '@sufra/shared/router'
import { renderUi } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { LiveMenuPage } from '../live-menu.page.tsx'
import { menuServer } from '../testing/menu-server.tsx'

const show = (route: string) =>
  renderUi(
    <>
      <LiveMenuPage />
      <Link to="/menusForUser?search=tea">Snooze Mint Tea</Link>
    </>,
    { language: 'en', role: 'Admin', namespaces: { menus: { ar, en } }, route },
  )
const PRODUCTS = [sampleProduct(), sampleProduct({ id: 2, en: 'Mint Tea', ar: 'شاي' })]

it('searches for the text in the address and keeps the other parameters', async () => {
  menuServer(PRODUCTS)
  const { location } = show('/menusForUser?search=tea&from=palette')
  expect(await screen.findByRole('heading', { name: 'Mint Tea' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Lamb Kabsa' })).not.toBeInTheDocument())
  expect(screen.getByRole('searchbox')).toHaveValue('tea')
  expect(location()).toBe('/menusForUser?from=palette')
})

it('shows the whole menu after a search without results is cleared', async () => {
  menuServer(PRODUCTS)
  const { user } = show('/menusForUser?search=sushi')
  expect(await screen.findByText('No item matches “sushi”')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show all items' }))
  expect(await screen.findByRole('heading', { name: 'Lamb Kabsa' })).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('switches from the tab Snoozed when a link leads to an item on sale', async () => {
  menuServer(PRODUCTS)
  const { user } = show('/menusForUser')
  await user.click(await screen.findByRole('tab', { name: 'Snoozed 0' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mint Tea' })).not.toBeInTheDocument())
  await user.click(screen.getByRole('link', { name: 'Snooze Mint Tea' }))
  expect(await screen.findByRole('heading', { name: 'Mint Tea' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Lamb Kabsa' })).not.toBeInTheDocument()
})
