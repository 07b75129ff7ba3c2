import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import {
  answerHttp,
  at,
  liveOrders,
  offers,
  preparingOrder,
  renderUi,
  sampleOrder,
} from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { usePrepChoices } from '../actions/prep-choice.store.ts'
import { LiveBoard } from '../live-board.page.tsx'

beforeEach(() => usePrepChoices.setState({}, true))

const waiting = (id: number, order: Partial<Order> = {}) =>
  sampleOrder({ id, orderNumber: String(id), acceptBy: at(id), ...order })
const idOf = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'orderId' in body ? Number(body.orderId) : 0
const accepted = ({ body }: HttpCall) => ({
  body: preparingOrder({ id: idOf(body), orderNumber: String(idOf(body)), rowVersion: 2 }),
})

const open = async (orders: Order[], answer: (call: HttpCall) => object = accepted) => {
  const { calls } = answerHttp({
    'GET /api/Order/GetLiveOrders': {
      body: { ...liveOrders(...orders), serverTime: new Date().toISOString() },
    },
    'POST /api/Order/ExecuteAction': answer,
  })
  const ui = renderUi(
    <>
      <LiveBoard soundControl={null} soundTest={null} />
      <Toaster />
    </>,
    { role: 'Admin', namespaces: { orders: { ar, en } } },
  )
  await screen.findByRole('article', { name: 'Order 1' })
  return { ...ui, sent: () => calls.filter(({ method }) => method === 'POST') }
}

const lane = (name: string) => within(screen.getByRole('region', { name }))
const card = (number: number) => within(screen.getByRole('article', { name: `Order ${number}` }))

it('accepts several orders with one press, each with its own time and key', async () => {
  const { user, sent } = await open([waiting(1), waiting(2), waiting(3)])
  await user.click(card(2).getByRole('radio', { name: '30 min' }))
  await user.click(screen.getByRole('button', { name: 'Select' }))
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument()
  await user.click(card(1).getByRole('checkbox', { name: 'Select order 1' }))
  await user.click(card(2).getByText('Lamb Kabsa'))
  await user.click(screen.getByRole('button', { name: 'Accept 2' }))
  await waitFor(() => expect(lane('Preparing').getAllByRole('article')).toHaveLength(2))
  expect(card(3).getByRole('button', { name: 'Accept' })).toBeVisible()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().map(({ body }) => body)).toEqual([
    { orderId: 1, action: 1, prepMinutes: 15 },
    { orderId: 2, action: 1, prepMinutes: 30 },
  ])
  expect(new Set(sent().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2)
})

it('shows refusals one by one until dismissed; the other orders go through', async () => {
  const gone = (id: number) =>
    waiting(id, { orderStatus: 'Cancelled', closedAt: at(0), availableActions: [], rowVersion: 3 })
  const later = waiting(4, { orderStatus: 'Scheduled', releaseAt: at(60) })
  const { user } = await open([waiting(1), waiting(2), waiting(3), later], call => {
    const id = idOf(call.body)
    const problem = { code: 'illegal_transition', status: 409, title: 'Conflict', current: gone(id) }
    return id === 2 ? accepted(call) : { status: 409, body: problem }
  })
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(screen.getByRole('button', { name: 'Select all 3' }))
  await user.click(screen.getByRole('button', { name: 'Accept 3' }))
  const first = within(await screen.findByRole('dialog', { name: 'Order #1 was not changed' }))
  expect(first.getByText(/^You pressed “Accept” at [^,]+$/)).toBeVisible()
  await user.click(first.getByRole('button', { name: 'Understood' }))
  const second = within(await screen.findByRole('dialog', { name: 'Order #3 was not changed' }))
  await user.click(second.getByRole('button', { name: 'Understood' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  await waitFor(() => expect(lane('Preparing').getAllByRole('article')).toHaveLength(1))
})

it('starts the selection by a long press on a card, but not on a button or on a card that cannot be accepted', async () => {
  await open([waiting(1), waiting(2, { availableActions: offers('Acknowledge') }), waiting(3)])
  jest.useFakeTimers()
  fireEvent.pointerDown(card(1).getByRole('button', { name: 'Accept' }), { pointerType: 'touch' })
  act(() => jest.advanceTimersByTime(600))
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  fireEvent.pointerDown(screen.getByRole('article', { name: 'Order 3' }), { pointerType: 'touch' })
  act(() => jest.advanceTimersByTime(600))
  jest.useRealTimers()
  expect(card(3).getByRole('checkbox')).toBeChecked()
  expect(card(1).getByRole('checkbox')).not.toBeChecked()
  expect(card(2).queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.getByText('1 order selected')).toBeVisible()
})

it('selects, accepts and leaves by keyboard', async () => {
  const { user, sent } = await open([waiting(1), waiting(2)])
  /** Presses one key and then pauses, as a person does. */
  const press = async (key: string) => {
    await user.keyboard(key)
    await act(() => new Promise(resolve => setTimeout(resolve, 120)))
  }
  const focus = () => act(() => screen.getByRole('article', { name: 'Order 2' }).focus())
  act(() => screen.getByRole('region', { name: 'New' }).focus())
  await press('s')
  focus()
  await press('s')
  expect(card(2).getByRole('checkbox')).toBeChecked()
  await press('{Escape}')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  focus()
  await press('s')
  await press('s')
  await press('a')
  await waitFor(() => expect(sent().map(({ body }) => idOf(body))).toEqual([2]))
})

it('offers no selection with one order or without permission', async () => {
  await open([waiting(1), waiting(2, { availableActions: [] })])
  expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument()
})
