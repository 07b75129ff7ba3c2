import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ExecuteActionRequest } from '@sufra/shared/contracts/order'
import type { Order } from '@sufra/shared/contracts/order'
import { putOrder } from '@sufra/shared/live'
import {
  answerHttp,
  at,
  liveOrders,
  offers,
  preparingOrder,
  renderUi,
  sampleOrder,
} from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { LiveBoard } from './live-board.page.tsx'

const AFTER: Record<number, Partial<Order>> = {
  1: { orderStatus: 'Preparing' },
  4: { orderStatus: 'Ready' },
  5: { orderStatus: 'PickedUp' },
}
/** Returns the order after an action, with its new version number. */
const afterAction = (body: unknown) => {
  const { orderId, action } = ExecuteActionRequest.parse(body)
  return preparingOrder({
    id: orderId,
    orderNumber: String(orderId),
    rowVersion: 9,
    availableActions: [],
    ...AFTER[action],
  })
}

const open = async () => {
  const urgent = sampleOrder({ id: 1, orderNumber: '1', acceptBy: at(1) })
  const calm = sampleOrder({ id: 2, orderNumber: '2', acceptBy: at(4) })
  const cooking = preparingOrder({ id: 3, orderNumber: '3' })
  const next = preparingOrder({ id: 4, orderNumber: '4' })
  const ready = (id: number) =>
    preparingOrder({
      id,
      orderNumber: String(id),
      orderStatus: 'Ready',
      availableActions: offers('HandOver'),
    })
  const { calls } = answerHttp({
    'GET /api/Order/GetLiveOrders': { body: liveOrders(calm, urgent, cooking, next, ready(5), ready(6)) },
    'POST /api/Order/ExecuteAction': ({ body }) => ({ body: afterAction(body) }),
  })
  const ui = renderUi(
    <>
      <input aria-label="search" />
      <LiveBoard soundControl={null} soundTest={null} />
    </>,
    { role: 'Admin', namespaces: { orders: { ar, en } } },
  )
  await screen.findByRole('article', { name: 'Order 1' })
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  /** Presses keys one by one, as a person does. */
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await ui.user.keyboard(key)
      await act(() => new Promise(resolve => setTimeout(resolve, 120)))
    }
  }
  return { ...ui, sent, press }
}

const card = (number: number) => screen.getByRole('article', { name: `Order ${number}` })
const lane = (name: string) => screen.getByRole('region', { name })
const button = (number: number, name: string) => within(card(number)).getByRole('button', { name })

it('number and A accept the focused order with that preparation time', async () => {
  const { press, sent } = await open()
  card(2).focus()
  await press('3', 'a')
  await waitFor(() => expect(sent()).toEqual([{ orderId: 2, action: 1, prepMinutes: 20 }]))
})

it.each(['a', 'r', 's', '1', '{Enter}'])('%s does nothing while no card has the focus', async key => {
  const { press, sent } = await open()
  await press(key)
  expect(sent()).toEqual([])
  expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(within(card(1)).getByRole('radio', { name: '15 min' })).toBeChecked()
})

it.each([
  { name: 'Accept', order: 1, laneName: 'New', body: { orderId: 1, action: 1, prepMinutes: 15 } },
  { name: 'Mark ready', order: 3, laneName: 'Preparing', body: { orderId: 3, action: 4 } },
  { name: 'Hand over', order: 5, laneName: 'Ready', body: { orderId: 5, action: 5 } },
])('a second Enter after $name changes no other order', async ({ name, order, laneName, body }) => {
  const { press, sent } = await open()
  button(order, name).focus()
  await press('{Enter}')
  await waitFor(() => expect(lane(laneName)).toHaveFocus())
  await press('{Enter}', '{Enter}')
  expect(sent()).toEqual([body])
})

it('a second A accepts no other order, and Down focuses the card that replaced the accepted one', async () => {
  const { press, sent } = await open()
  card(1).focus()
  await press('a', 'a')
  expect(sent()).toMatchObject([{ orderId: 1 }])
  await press('{ArrowDown}')
  expect(card(2)).toHaveFocus()
  await press('a')
  await waitFor(() => expect(sent()).toMatchObject([{ orderId: 1 }, { orderId: 2 }]))
})

it('Up and Down move between the cards of a lane and stop at its ends', async () => {
  const { press } = await open()
  card(1).focus()
  await press('{ArrowDown}')
  expect(card(2)).toHaveFocus()
  await press('{ArrowDown}', '{ArrowUp}')
  expect(card(1)).toHaveFocus()
})

it('moves the focus to the lane when somebody else moves the focused order', async () => {
  const { queryClient } = await open()
  button(2, 'Reject').focus()
  act(() => putOrder(queryClient, preparingOrder({ id: 2, orderNumber: '2', rowVersion: 5 })))
  await waitFor(() => expect(lane('New')).toHaveFocus())
})

it('ignores a barcode scanner, whatever has the focus', async () => {
  const { user, press, sent } = await open()
  await user.keyboard('BAG-20417{Enter}')
  card(1).focus()
  await user.keyboard('BAG-20417{Enter}')
  button(1, 'Accept').focus()
  await user.keyboard('BAG-20417{Enter}')
  await press('x')
  expect(sent()).toEqual([])
})

it('uses the physical key positions with an Arabic keyboard', async () => {
  await open()
  card(1).focus()
  fireEvent.keyDown(card(1), { key: 'ق', code: 'KeyR' })
  expect(await screen.findByRole('dialog', { name: 'Reject order #1' })).toBeVisible()
})

it('Enter marks the focused order ready', async () => {
  const { press, sent } = await open()
  card(3).focus()
  await press('{Enter}')
  await waitFor(() => expect(sent()).toEqual([{ orderId: 3, action: 4 }]))
})

it('ignores keys that are typed into a field', async () => {
  const { press, sent } = await open()
  screen.getByRole('textbox', { name: 'search' }).focus()
  await press('a', 'r', '1')
  expect(sent()).toEqual([])
  expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
})

it('ignores keys while a dialog is open or a modifier is pressed', async () => {
  const { press, sent } = await open()
  card(1).focus()
  await press('{Control>}a{/Control}', 'r')
  expect(screen.getByRole('dialog', { name: 'Reject order #1' })).toBeVisible()
  await press('a')
  expect(sent()).toEqual([])
})
