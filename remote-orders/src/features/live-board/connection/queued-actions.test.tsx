import { act, screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { answerHttp, at, liveOrders, NOW, preparingOrder, renderUi, sampleOrder } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { syncServerClock } from '@sufra/shared/live'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { LiveBoard } from '../live-board.page.tsx'

const LIST = 'GET /api/Order/GetLiveOrders'
const ACTION = 'POST /api/Order/ExecuteAction'

const open = async (...orders: Order[]) => {
  answerHttp({ [LIST]: { body: { ...liveOrders(...orders), serverTime: new Date().toISOString() } } })
  const ui = renderUi(
    <>
      <LiveBoard soundControl={null} soundTest={null} />
      <Toaster />
    </>,
    { role: 'Admin', namespaces: { orders: { ar, en } } },
  )
  await screen.findByRole('article', { name: 'Order 4821' })
  return ui
}

const lane = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  syncServerClock('2000-01-01T00:00:00.000Z')
  syncServerClock(new Date(NOW).toISOString())
})

it('moves the card without an answer, marks it as waiting, and retries with the same key', async () => {
  const { user } = await open(sampleOrder())
  const keys: (string | null)[] = []
  let isDown = true
  globalThis.fetch = async (_input, init) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key'))
    if (isDown) throw new TypeError('Failed to fetch')
    return Response.json(preparingOrder({ rowVersion: 2 }))
  }
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(await lane('Preparing').findByRole('article', { name: 'Order 4821' })).toBeVisible()
  expect(
    await screen.findByText('Order #4821: kept on this device, sent when the connection is back'),
  ).toBeVisible()
  expect(await lane('Preparing').findByText('Not sent yet: waiting for the connection')).toBeVisible()
  expect(
    screen.getByText('1 step is kept on this device and is sent when the connection is back.'),
  ).toBeVisible()
  isDown = false
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(lane('Preparing').queryByText(/Not sent yet/)).not.toBeInTheDocument())
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  expect(lane('Preparing').getByRole('article', { name: 'Order 4821' })).toBeVisible()
})

it('can withdraw a waiting action', async () => {
  const { user } = await open(sampleOrder())
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  // The card fades in again, which takes a moment.
  await waitFor(() => expect(lane('New').getByRole('button', { name: 'Accept' })).toBeVisible())
})

it('lets a kitchen work offline and reports refused actions one by one afterwards', async () => {
  const { user } = await open(sampleOrder())
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  // Waiting actions are retried from time to time; offline every request fails.
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByText(/^No connection · Updated/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await user.click(await lane('Preparing').findByRole('button', { name: 'Mark ready' }))
  expect(await lane('Ready').findByRole('article', { name: 'Order 4821' })).toBeVisible()
  expect(await screen.findByText(/^2 steps are kept/)).toBeVisible()

  const cancelled = sampleOrder({
    orderStatus: 'Cancelled',
    closedAt: at(0),
    availableActions: [],
    rowVersion: 3,
  })
  answerHttp({
    [ACTION]: { status: 409, body: { code: 'illegal_transition', status: 409, current: cancelled } },
  })
  network.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  const first = within(await screen.findByRole('dialog', { name: 'Order #4821 was not changed' }))
  expect(first.getByText(/^You pressed “Accept” at /)).toBeVisible()
  expect(first.getByText('Meanwhile the order became “Cancelled”.')).toBeVisible()
  expect(first.getByText('1 more to read')).toBeVisible()
  await user.click(first.getByRole('button', { name: 'Understood' }))
  expect(await screen.findByText(/^You pressed “Mark ready” at /)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Understood' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  expect(await screen.findByText('Cancelled, stop preparing')).toBeVisible()
})
