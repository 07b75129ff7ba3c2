import { screen, waitFor } from '@testing-library/react'
import type { ServiceProvider } from '@sufra/shared/contracts/merchant'
import {
  answerHttp,
  merchantPage,
  renderUi,
  sampleMerchant,
  sampleOrder,
  samplePage,
} from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { OrdersPage } from '../orders.page.tsx'

const brand = (id: number, en: string): ServiceProvider => ({
  id,
  accountId: 9,
  name: JSON.stringify({ ar: en, en }),
  logoUrl: null,
  color: null,
  typeId: null,
  phone: null,
  isActive: true,
})
// More than one page.
const ORDERS = Array.from({ length: 60 }, (_, index) => sampleOrder({ id: index + 1 }))
const NO_SUMS = {
  orders: 0,
  sales: 0,
  averageTicket: null,
  lost: 0,
  lostValue: 0,
  refunded: 0,
  charges: 0,
  difference: 0,
}

const show = (route: string, brands = [brand(1, 'Al Bait'), brand(2, 'Shawarma')]) => {
  const { calls } = answerHttp({
    'GET /api/Account/Get': call => ({ body: merchantPage([sampleMerchant({ id: 9 })], call) }),
    'GET /api/ServiceProvider/Get': call => ({ body: samplePage(brands, call) }),
    'GET /api/ServiceProvider/GetByAccountId': call => ({ body: samplePage(brands, call) }),
    'GET /api/Order/Get': call => ({ body: samplePage(ORDERS, call) }),
    'GET /api/Order/Totals': { body: NO_SUMS },
    'GET /api/Branch/GetByAccountId': call => ({ body: samplePage([], call) }),
  })
  const ui = renderUi(<OrdersPage />, { route, role: 'SuperAdmin', namespaces: { orders: { ar, en } } })
  const asked = (name: string) =>
    calls
      .filter(({ path }) => path === '/api/Order/Get')
      .at(-1)
      ?.query.get(name)
  return { ...ui, calls, asked }
}

it('lets the operator select one brand of a merchant, and all brands again', async () => {
  const { user, asked, location } = show('/orders?merchant=9')
  await waitFor(() => expect(asked('AccountId')).toBe('9'))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'All brands' }), 'Shawarma')
  await waitFor(() => expect(asked('ServiceProviderId')).toBe('2'))
  expect(location()).toBe('/orders?merchant=9&brand=2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'All brands' }), '')
  await waitFor(() => expect(location()).toBe('/orders?merchant=9'))
})

it('keeps the filters and returns to the first page when the brand changes', async () => {
  const { user, asked, location } = show('/orders?merchant=9&state=Missed&payment=Cash&page=2')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'All brands' }), 'Shawarma')
  await waitFor(() => expect(asked('ServiceProviderId')).toBe('2'))
  expect(asked('PaymentType')).toBe('Cash')
  expect(location()).toBe('/orders?merchant=9&state=Missed&payment=Cash&brand=2')
})

it('removes the pager of all brands when the list of one brand fails to load', async () => {
  const { user } = show('/orders?merchant=9')
  expect(await screen.findByRole('navigation', { name: 'Pages of orders' })).toBeInTheDocument()
  answerHttp({ 'GET /api/Order/Get': { status: 500 } })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'All brands' }), 'Shawarma')
  expect(await screen.findByText('The orders could not be loaded')).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Pages of orders' })).not.toBeInTheDocument()
})

it('shows a deleted brand while the list is filtered by it, and can remove the filter', async () => {
  const { user, location } = show('/orders?merchant=9&brand=5', [brand(1, 'Al Bait')])
  const filter = await screen.findByRole('combobox', { name: 'All brands' })
  expect(filter).toHaveDisplayValue('Chosen: 5')
  await user.selectOptions(filter, '')
  await waitFor(() => expect(location()).toBe('/orders?merchant=9'))
})

it('shows no brand choice for a merchant with one brand', async () => {
  const { asked, calls } = show('/orders?merchant=9', [brand(1, 'Al Bait')])
  await waitFor(() => expect(asked('AccountId')).toBe('9'))
  await waitFor(() => expect(calls.some(({ path }) => path.includes('ServiceProvider'))).toBe(true))
  expect(screen.queryByRole('combobox', { name: 'All brands' })).not.toBeInTheDocument()
})
