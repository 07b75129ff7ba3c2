import { act, screen, waitFor } from '@testing-library/react'
import {
  answerHttp,
  liveOrders,
  renderUi,
  sampleBranch,
  sampleOrder,
  samplePage,
} from '@sufra/shared/testing'
import { putOrder } from '@sufra/shared/live'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { LiveBoard } from '../live-board.page.tsx'

const MALQA = { branchId: 2, branchName: '{"ar":"الملقا","en":"Malqa"}' }
const JAHEZ = { id: 2, key: 'jahez' as const, name: '{"ar":"جاهز","en":"Jahez"}', logoUrl: '/jahez.svg' }

const ORDERS = [
  sampleOrder({ id: 1, orderNumber: '1' }),
  sampleOrder({ id: 2, orderNumber: '2', ...MALQA }),
  sampleOrder({ id: 3, orderNumber: '3', channel: JAHEZ }),
]

const open = async (route = '/live-order', language: 'ar' | 'en' = 'en') => {
  answerHttp({
    'GET /api/Order/GetLiveOrders': { body: liveOrders(...ORDERS) },
    'GET /api/Branch/Get': call => ({
      body: samplePage(
        [sampleBranch(), sampleBranch({ id: 9, name: '{"ar":"النرجس","en":"Narjis"}' })],
        call,
      ),
    }),
  })
  const ui = renderUi(<LiveBoard soundControl={null} soundTest={null} />, {
    route,
    language,
    role: 'Admin',
    namespaces: { orders: { ar, en } },
  })
  await waitFor(() =>
    expect(screen.queryByText(language === 'ar' ? ar.loading : en.loading)).not.toBeInTheDocument(),
  )
  return ui
}

const numbers = () => screen.getAllByRole('article').map(card => card.getAttribute('data-order'))

it('shows only matching orders, counts the hidden ones, and one press shows all', async () => {
  const { user, location } = await open()
  expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Olaya' }))
  await user.click(screen.getByRole('checkbox', { name: 'Jahez' }))
  // Hidden cards fade out first.
  await waitFor(() => expect(numbers()).toEqual(['3']))
  expect(location()).toBe('/live-order?branch=1&channel=jahez')
  expect(screen.getByText(/2 orders hidden by the filter/)).toBeVisible()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(numbers()).toEqual(['1', '2', '3'])
  expect(location()).toBe('/live-order')
})

it("restores the user's filter on this device; a filter in the address takes precedence", async () => {
  const { user, unmount } = await open()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Jahez' }))
  unmount()
  const again = await open()
  expect(numbers()).toEqual(['3'])
  again.unmount()
  await open('/live-order?branch=2')
  expect(numbers()).toEqual(['2'])
})

it('reports a new hidden order immediately', async () => {
  const { queryClient } = await open('/live-order?branch=9')
  expect(await screen.findByText(/^Narjis/)).toBeVisible()
  expect(screen.getByText('3 of them are new and wait for an answer.')).toBeVisible()
  act(() => putOrder(queryClient, sampleOrder({ id: 4, orderNumber: '4' })))
  expect(await screen.findByText('4 of them are new and wait for an answer.')).toBeVisible()
  expect(screen.getByText('No order matches the filter')).toBeVisible()
})

it('uses Arabic plural forms', async () => {
  await open('/live-order?channel=jahez', 'ar')
  expect(screen.getByText(/طلبان تخفيهما التصفية/)).toBeVisible()
  expect(screen.getByText('منها طلبان جديدان ينتظران الرد.')).toBeVisible()
})

it('shows an order that a link names, regardless of the filter', async () => {
  await open('/live-order?channel=jahez&order=2')
  await waitFor(() => expect(numbers()).toEqual(['2', '3']))
})

it('ignores values in the address that cannot be selected', async () => {
  await open('/live-order?branch=abc&channel=%3Cb%3E')
  expect(numbers()).toEqual(['1', '2', '3'])
  expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument()
})
