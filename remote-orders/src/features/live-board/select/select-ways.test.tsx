import { act, screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { putOrder } from '@sufra/shared/live'
import { answerHttp, at, liveOrders, preparingOrder, renderUi, sampleOrder } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { endQueueOf } from '#src/live-orders/offline-queue/queue-of.ts'
import { LiveBoard } from '../live-board.page.tsx'
import { stopChoosing } from './selection.store.ts'

const LIST = 'GET /api/Order/GetLiveOrders'
const waiting = (id: number, order: Partial<Order> = {}) =>
  sampleOrder({ id, orderNumber: String(id), acceptBy: at(id), ...order })

let end = () => {}
afterEach(() => {
  end()
  jest.restoreAllMocks()
})

const open = async (orders: Order[], language: 'ar' | 'en' = 'en') => {
  const { calls } = answerHttp({
    [LIST]: { body: { ...liveOrders(...orders), serverTime: new Date().toISOString() } },
    'POST /api/Order/ExecuteAction': { status: 503, body: { code: 'unavailable' } },
  })
  const ui = renderUi(
    <>
      <LiveBoard soundControl={null} soundTest={null} />
      <Toaster />
    </>,
    { language, role: 'Admin', namespaces: { orders: { ar, en } } },
  )
  end = () => {
    endQueueOf(ui.queryClient)
    act(stopChoosing)
  }
  await screen.findAllByRole('article')
  const press = (name: string) => ui.user.click(screen.getByRole('button', { name }))
  return { ...ui, press, sent: () => calls.filter(({ method }) => method === 'POST') }
}
const card = (number: number) => within(screen.getByRole('article', { name: `Order ${number}` }))
const lane = (name: string) => within(screen.getByRole('region', { name }))

it('stores several accepts while offline, reports it once, and one press withdraws all of them', async () => {
  const { press } = await open([waiting(1), waiting(2), waiting(3)])
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await press('Select')
  await press('Select all 3')
  await press('Accept 3')
  await waitFor(() => expect(lane('Preparing').getAllByText(/Not sent yet/)).toHaveLength(3))
  expect(screen.getAllByText('Kept on this device, sent when the connection is back')).toHaveLength(1)
  await press('Undo')
  await waitFor(() => expect(lane('New').getAllByRole('button', { name: 'Accept' })).toHaveLength(3))
  expect(screen.queryByText(/Not sent yet/)).not.toBeInTheDocument()
})

it('deselects an order that somebody else accepts', async () => {
  const { press, queryClient } = await open([waiting(1), waiting(2), waiting(3)])
  await press('Select')
  await press('Select all 3')
  act(() => putOrder(queryClient, preparingOrder({ id: 2, orderNumber: '2', rowVersion: 2 })))
  expect(await screen.findByRole('button', { name: 'Accept 2' })).toBeEnabled()
  expect(screen.getByText('2 orders selected')).toBeVisible()
  expect(card(2).queryByRole('checkbox')).not.toBeInTheDocument()
})

it('disables accepting without a selection, and cancelling brings the buttons back', async () => {
  const { press, user } = await open([waiting(1), waiting(2)])
  await press('Select')
  expect(screen.getByRole('button', { name: 'Accept 0' })).toBeDisabled()
  await user.click(card(1).getByRole('checkbox'))
  await user.click(card(1).getByRole('checkbox'))
  expect(screen.getByText('0 orders selected')).toBeVisible()
  await press('Cancel')
  expect(lane('New').getAllByRole('button', { name: 'Accept' })).toHaveLength(2)
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

it('disables "select all" once all are selected, until a new order arrives', async () => {
  const { press, queryClient } = await open([waiting(1), waiting(2)])
  await press('Select')
  await press('Select all 2')
  expect(screen.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument()
  act(() => putOrder(queryClient, waiting(3)))
  expect(await screen.findByRole('button', { name: 'Select all 3' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Accept 2' })).toBeVisible()
})

it('resets the selection when the user leaves the board', async () => {
  const { press, unmount } = await open([waiting(1), waiting(2)])
  await press('Select')
  unmount()
  await open([waiting(1), waiting(2)])
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Select' })).toBeVisible()
})

it('uses Arabic plural forms', async () => {
  const { press } = await open([waiting(1), waiting(2)], 'ar')
  await press(ar.select.start)
  await press(ar.select.all_two.replace('{{count}}', '2'))
  expect(screen.getByText(ar.select.count_two)).toBeVisible()
})
