import { screen, waitFor } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { liveOrdersQuery, putOrder } from '@sufra/shared/live'
import { answerHttp, liveOrders, offers, preparingOrder, renderUi } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { endQueueOf, queueOf } from '#src/live-orders/offline-queue/queue-of.ts'
import { useOrderAction } from './order-action.queries.ts'

const READY = preparingOrder({
  orderStatus: 'Ready',
  orderStatusId: 4,
  rowVersion: 2,
  availableActions: offers('HandOver', 'UndoLast'),
})

const Card = ({ order }: { order: Order }) => {
  const { press } = useOrderAction()
  return <button onClick={() => press(order, 'MarkReady')}>Ready</button>
}

let end = () => {}
afterEach(() => {
  end()
  jest.restoreAllMocks()
})

/** Marks an order ready and returns with its undo toast on screen. */
const markReady = async () => {
  const { calls } = answerHttp({ 'POST /api/Order/ExecuteAction': { body: READY } })
  const { user, queryClient } = renderUi(
    <>
      <Card order={preparingOrder()} />
      <Toaster />
    </>,
    { role: 'Admin', namespaces: { orders: { ar, en } } },
  )
  queueOf(queryClient)
  end = () => endQueueOf(queryClient)
  queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(preparingOrder()))
  await user.click(screen.getByRole('button', { name: 'Ready' }))
  const button = await screen.findByRole('button', { name: 'Undo' })
  const pressUndo = () => user.click(button)
  const undo = async () => {
    await pressUndo()
    await waitFor(() => expect(calls).toHaveLength(2))
    return calls[1]?.body
  }
  return { undo, pressUndo, hear: (order: Partial<Order>) => putOrder(queryClient, { ...READY, ...order }) }
}

it('sends the version of its own step, so that the undo never reverts a later one', async () => {
  const { undo, hear } = await markReady()
  hear({ orderStatus: 'PickedUp', orderStatusId: 5, rowVersion: 3 })
  expect(await undo()).toEqual({ orderId: 1, action: 11, rowVersion: 2 })
})

it('can still undo a step after a change that is no step', async () => {
  const { undo, hear } = await markReady()
  hear({ printCount: 1, rowVersion: 3 })
  expect(await undo()).toEqual({ orderId: 1, action: 11, rowVersion: 3 })
})

it('reports an undo without an answer as unknown instead of unsent', async () => {
  jest.spyOn(console, 'warn').mockImplementation()
  const { pressUndo } = await markReady()
  answerHttp({ 'POST /api/Order/ExecuteAction': { status: 503, body: { code: 'unavailable' } } })
  await pressUndo()
  expect(await screen.findByText(/^No answer came for order #4821/)).toBeVisible()
})
