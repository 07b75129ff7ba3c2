import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import {
  answerHttp,
  at,
  liveOrders,
  NOW,
  offers,
  preparingOrder,
  renderUi,
  sampleLine,
  sampleOrder,
} from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { putOrder, syncServerClock } from '@sufra/shared/live'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { usePrepChoices } from './actions/prep-choice.store.ts'
import { LiveBoard } from './live-board.page.tsx'

const LIST = 'GET /api/Order/GetLiveOrders'
const ACTION = 'POST /api/Order/ExecuteAction'

interface Opening {
  orders: Order[]
  action?: HttpAnswer
  language?: 'ar' | 'en'
}

const open = async ({ orders, action = { status: 500 }, language = 'en' }: Opening) => {
  const { calls } = answerHttp({
    [LIST]: { body: { ...liveOrders(...orders), serverTime: new Date().toISOString() } },
    [ACTION]: action,
  })
  const ui = renderUi(
    <>
      <LiveBoard soundControl={null} soundTest={null} />
      <Toaster />
    </>,
    { language, role: 'Admin', namespaces: { orders: { ar, en } } },
  )
  await waitFor(() =>
    expect(screen.queryByText(language === 'ar' ? ar.loading : en.loading)).not.toBeInTheDocument(),
  )
  const sent = () => calls.filter(({ method }) => method === 'POST')
  return { ...ui, sent }
}

const lane = (name: string) => within(screen.getByRole('region', { name }))
const card = (number: string) => within(screen.getByRole('article', { name: `Order ${number}` }))

beforeEach(() => usePrepChoices.setState({}, true))
beforeEach(() => {
  syncServerClock('2000-01-01T00:00:00.000Z')
  syncServerClock(new Date(NOW).toISOString())
})

it('shows each order in its lane with the details that a cook needs', async () => {
  const note = 'No onions please'
  await open({ orders: [sampleOrder({ note }), preparingOrder({ id: 2, orderNumber: '4818' })] })
  const order = within(lane('New').getByRole('article', { name: 'Order 4821' }))
  expect(order.getByRole('img', { name: 'HungerStation' })).toBeVisible()
  expect(order.getByText('2×')).toBeVisible()
  expect(order.getByText('Lamb Kabsa')).toBeVisible()
  expect(order.getByText('Extra rice · Spicy')).toBeVisible()
  expect(order.getByText(note)).toBeVisible()
  expect(order.getByText('146.00')).toBeVisible()
  expect(lane('Preparing').getByRole('button', { name: 'Mark ready' })).toBeVisible()
  expect(lane('Ready').getByText('No orders ready')).toBeVisible()
})

it('shows the board in Arabic', async () => {
  await open({
    orders: [
      sampleOrder({ productOrder: Array.from({ length: 5 }, (_, index) => sampleLine({ id: index + 1 })) }),
    ],
    language: 'ar',
  })
  const order = within(screen.getByRole('article', { name: 'طلب رقم 4821' }))
  expect(order.getAllByText('كبسة لحم')).toHaveLength(3)
  expect(order.getByRole('button', { name: '+ صنفان آخران' })).toBeVisible()
  expect(order.getByRole('button', { name: 'قبول' })).toBeVisible()
})

it.each([
  ['en', 'And 312 more open orders. They come in as soon as these are done, the most urgent first.'],
  ['ar', 'وهناك 312 طلبًا مفتوحًا آخر، تظهر هنا حالما تنتهي هذه الطلبات، الأعجل أولًا'],
] as const)('shows in %s how many open orders are missing on the board', async (language, words) => {
  answerHttp({ [LIST]: { body: { ...liveOrders(sampleOrder()), moreOpen: 312 } } })
  renderUi(<LiveBoard soundControl={null} soundTest={null} />, {
    language,
    role: 'Admin',
    namespaces: { orders: { ar, en } },
  })
  expect(await screen.findByText(words)).toBeVisible()
})

it('opens a folded order in place', async () => {
  const { user } = await open({
    orders: [
      sampleOrder({ productOrder: Array.from({ length: 5 }, (_, index) => sampleLine({ id: index + 1 })) }),
    ],
  })
  await user.click(screen.getByRole('button', { name: '+2 more items' }))
  expect(screen.getAllByText('Lamb Kabsa')).toHaveLength(5)
})

it('shows only cooking actions to a role that may only cook', async () => {
  await open({
    orders: [
      sampleOrder({ availableActions: [] }),
      preparingOrder({ id: 2, orderNumber: '4818', availableActions: offers('MarkReady') }),
    ],
  })
  expect(card('4821').queryByRole('button')).not.toBeInTheDocument()
  expect(card('4821').queryByRole('radio')).not.toBeInTheDocument()
  expect(
    card('4818')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mark ready'])
})

it('sends the chosen minutes once, and moves the card with the answer', async () => {
  const answer = preparingOrder({ rowVersion: 2 })
  const { user, sent } = await open({ orders: [sampleOrder({ prepMinutes: 14 })], action: { body: answer } })
  expect(screen.getByRole('radio', { name: '14 min' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: '20 min' }))
  const accept = screen.getByRole('button', { name: 'Accept' })
  fireEvent.click(accept)
  fireEvent.click(accept)
  expect(await lane('Preparing').findByRole('article', { name: 'Order 4821' })).toBeVisible()
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.body).toEqual({ orderId: 1, action: 1, prepMinutes: 20 })
  expect(sent()[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
})

it("accepts with the branch's own preparation time if it is longer than the usual ones", async () => {
  const { user, sent } = await open({
    orders: [sampleOrder({ id: 2, prepMinutes: 50 })],
    action: { body: preparingOrder({ id: 2, rowVersion: 2, prepMinutes: 50 }) },
  })
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(screen.getByRole('radio', { name: '50 min' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(sent()[0]?.body).toEqual({ orderId: 2, action: 1, prepMinutes: 50 }))
})

it('ignores a second tap on a card that is already leaving', async () => {
  const { user, sent } = await open({
    orders: [sampleOrder()],
    action: { body: preparingOrder({ rowVersion: 2 }) },
  })
  await user.dblClick(screen.getByRole('button', { name: 'Accept' }))
  await lane('Preparing').findByRole('article', { name: 'Order 4821' })
  expect(sent()).toHaveLength(1)
})

it('shows the current order and an explanation after a conflict', async () => {
  const current = sampleOrder({
    orderStatus: 'Cancelled',
    closedAt: at(0),
    availableActions: [],
    rowVersion: 3,
  })
  const problem = {
    type: '',
    title: 'Conflict',
    status: 409,
    traceId: '',
    code: 'illegal_transition',
    current,
  }
  const { user } = await open({ orders: [sampleOrder()], action: { status: 409, body: problem } })
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Nothing changed: order #4821 is now “Cancelled”')).toBeVisible()
  expect(await card('4821').findByText('Cancelled, stop preparing')).toBeVisible()
  expect(card('4821').queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
})

it('offers an undo for a step that can be undone', async () => {
  const answer = preparingOrder({
    orderStatus: 'Ready',
    readyAt: at(0),
    availableActions: offers('HandOver', 'UndoLast'),
    rowVersion: 2,
  })
  const { user, sent } = await open({ orders: [preparingOrder()], action: { body: answer } })
  await user.click(screen.getByRole('button', { name: 'Mark ready' }))
  expect(await screen.findByText('Order #4821 is ready')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const undone = { orderId: 1, action: 11, rowVersion: 2 }
  await waitFor(() => expect(sent().map(({ body }) => body)).toContainEqual(undone))
})

it('delays and cancels from the menu; cancelling asks for a reason and a confirmation', async () => {
  const { user, sent } = await open({
    orders: [preparingOrder()],
    action: { body: preparingOrder({ rowVersion: 2 }) },
  })
  await user.click(screen.getByRole('button', { name: 'Options of order 4821' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delay by 10 minutes' }))
  await waitFor(() => expect(sent()[0]?.body).toEqual({ orderId: 1, action: 8, addMinutes: 10 }))
  await user.click(screen.getByRole('button', { name: 'Options of order 4821' }))
  await user.click(screen.getByRole('menuitem', { name: 'Cancel order' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel order #4821' }))
  expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeDisabled()
  await user.click(dialog.getByRole('radio', { name: "Customer's request" }))
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
  await waitFor(() =>
    expect(sent()[1]?.body).toEqual({ orderId: 1, action: 7, reasonCode: 'CustomerRequest' }),
  )
})

it('shows the end of an order in its lane', async () => {
  const { queryClient } = await open({ orders: [sampleOrder()] })
  act(() =>
    putOrder(
      queryClient,
      sampleOrder({ orderStatus: 'Missed', closedAt: at(0), availableActions: [], rowVersion: 2 }),
    ),
  )
  expect(await screen.findByText('Missed: the time to accept is over')).toBeVisible()
  expect(screen.getByText(/1 order was missed in the last 15 minutes, worth 146.00/)).toBeVisible()
})

it('shows why an order failed and puts it back if the server offers it', async () => {
  const failed = sampleOrder({
    orderStatus: 'Failed',
    failureReason: 'unknown_product',
    failureDetail: 'Mandi',
    availableActions: offers('Reinject'),
  })
  const { user, sent } = await open({ orders: [failed], action: { body: sampleOrder({ rowVersion: 2 }) } })
  expect(screen.getByText('1 order needs you: unknown item from HungerStation')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Fix' }))
  const drawer = within(screen.getByRole('dialog', { name: 'Orders that need you' }))
  expect(await drawer.findByRole('heading', { name: 'unknown item from HungerStation' })).toBeVisible()
  expect(drawer.getByText('Mandi')).toBeVisible()
  await user.click(drawer.getByRole('button', { name: 'Back to New' }))
  await waitFor(() => expect(sent()[0]?.body).toEqual({ orderId: 1, action: 12 }))
})

it('counts failures of different kinds without naming one reason', async () => {
  const failed = (id: number, failureReason: string) =>
    sampleOrder({ id, orderStatus: 'Failed', failureReason })
  await open({ orders: [failed(1, 'unknown_product'), failed(2, 'price_mismatch')] })
  expect(screen.getByText('2 orders need you')).toBeVisible()
})

it('lists scheduled orders in their drawer', async () => {
  const { user } = await open({ orders: [sampleOrder({ orderStatus: 'Scheduled', releaseAt: at(90) })] })
  await user.click(screen.getByRole('button', { name: /Scheduled\s*1/ }))
  const drawer = within(screen.getByRole('dialog', { name: 'Scheduled orders' }))
  expect(drawer.getByText(/Goes to the kitchen 1 Mar 2026, 4:30 pm/)).toBeVisible()
})

it('shows an empty text, and a retry when the board fails to load', async () => {
  const { unmount } = await open({ orders: [] })
  expect(screen.getByText('No orders right now')).toBeVisible()
  unmount()
  answerHttp({ [LIST]: { status: 503, body: { code: 'unavailable' } } })
  const { user } = renderUi(<LiveBoard soundControl={null} soundTest={null} />, {
    namespaces: { orders: { ar, en } },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answerHttp({ [LIST]: { body: liveOrders(sampleOrder()) } })
  await user.click(retry)
  expect(await screen.findByRole('article', { name: 'Order 4821' })).toBeVisible()
})

it('moves no card while a finger is down, and registers the press', async () => {
  const other = sampleOrder({ id: 2, orderNumber: '4822', acceptBy: at(1) })
  const answer = { body: preparingOrder({ rowVersion: 2 }) }
  const { queryClient, sent } = await open({ orders: [sampleOrder(), other], action: answer })
  jest.useFakeTimers()
  const accept = card('4821').getByRole('button', { name: 'Accept' })
  fireEvent.pointerDown(accept, { pointerType: 'touch' })
  act(() => putOrder(queryClient, { ...other, orderStatus: 'PickedUp', rowVersion: 2 }))
  act(() => jest.advanceTimersByTime(1000))
  expect(lane('New').getByRole('article', { name: 'Order 4822' })).toBeVisible()
  fireEvent.pointerUp(accept, { pointerType: 'touch' })
  fireEvent.click(accept)
  act(() => jest.advanceTimersByTime(1000))
  jest.useRealTimers()
  await waitFor(() => expect(lane('New').queryByRole('article')).not.toBeInTheDocument())
  await waitFor(() => expect(sent()).toHaveLength(1))
})
