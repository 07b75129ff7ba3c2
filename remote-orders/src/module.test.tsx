import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { answerHttp, liveOrders, renderUi, sampleOrder, samplePage } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { liveOrdersQuery } from '@sufra/shared/live'
import { useSession } from '@sufra/shared/session'
import { remote } from './module.tsx'

const fresh = () => sampleOrder({ acceptBy: new Date(Date.now() + 120_000).toISOString() })
const answers = () => ({ ...liveOrders(fresh()), serverTime: new Date().toISOString() })

const showRoute = async (path: string, language: 'ar' | 'en' = 'en') => {
  const route = remote.routes.find(each => each.path === path)
  if (!route) throw new Error(`No route ${path}`)
  const { Page } = await route.load()
  return renderUi(<Page />, { language, role: 'Admin', namespaces: { orders: { ar, en } } })
}

afterEach(() => remote.deactivate?.())

it('offers exactly the paths that it claims', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual([
    'live-order',
    'orders',
    'orders/mappings',
    'orders/shift',
    'orders/shifts',
  ])
})

it('loads live orders after activation and counts them in the title on every screen', async () => {
  answerHttp({ 'GET /api/Order/GetLiveOrders': { body: answers() } })
  const queryClient = new QueryClient()
  document.title = 'Dashboard'
  void remote.activate?.({ queryClient })
  await waitFor(() => expect(document.title).toBe('(1) Dashboard'))
  expect(queryClient.getQueryData(liveOrdersQuery.queryKey)?.data).toHaveLength(1)
  remote.deactivate?.()
  expect(document.title).toBe('Dashboard')
})

it('rings and counts once when it is activated twice', async () => {
  answerHttp({ 'GET /api/Order/GetLiveOrders': { body: answers() } })
  const queryClient = new QueryClient()
  document.title = 'Dashboard'
  void remote.activate?.({ queryClient })
  void remote.activate?.({ queryClient })
  await waitFor(() => expect(document.title).toBe('(1) Dashboard'))
})

it('shows the ring controls on the board', async () => {
  answerHttp({ 'GET /api/Order/GetLiveOrders': { body: answers() } })
  await showRoute('live-order')
  expect(await screen.findByRole('article', { name: 'Order 4821' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Order bell' })).toBeVisible()
})

it('shows the orders on the orders screen', async () => {
  answerHttp({
    'GET /api/Order/Get': call => ({ body: samplePage([sampleOrder()], call) }),
    'GET /api/Order/Totals': {
      body: { orders: 1, sales: 146, averageTicket: 146, lost: 0, lostValue: 0, refunded: 0 },
    },
    'GET /api/Branch/GetByAccountId': call => ({ body: samplePage([], call) }),
  })
  await showRoute('orders', 'ar')
  expect(screen.getByRole('heading', { name: 'الطلبات' })).toBeVisible()
  expect(await screen.findByText('#4821')).toBeVisible()
})

it('loads live orders during impersonation, but neither rings, counts nor stores them', async () => {
  answerHttp({ 'GET /api/Order/GetLiveOrders': { body: answers() } })
  const { queryClient } = await showRoute('live-order')
  useSession.setState(({ user }) => ({ user: user && { ...user, viewOf: '{"ar":"بيت","en":"House"}' } }))
  document.title = 'Dashboard'
  await remote.activate?.({ queryClient })
  await waitFor(() => expect(queryClient.getQueryData(liveOrdersQuery.queryKey)?.data).toHaveLength(1))
  expect(document.title).toBe('Dashboard')
})

it('requests no live orders for the operator', async () => {
  const queryClient = new QueryClient()
  renderUi(<p />, { role: 'SuperAdmin' })
  await remote.activate?.({ queryClient })
  expect(queryClient.getQueryState(liveOrdersQuery.queryKey)?.fetchStatus).not.toBe('fetching')
})
