import { fireEvent, screen, waitFor } from '@testing-library/react'
import { answerHttp, at, liveOrders, preparingOrder, renderUi, sampleOrder } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { LiveBoard } from './live-board.page.tsx'

const open = async () => {
  const urgent = sampleOrder({ id: 1, orderNumber: '1', acceptBy: at(1) })
  const calm = sampleOrder({ id: 2, orderNumber: '2', acceptBy: at(4) })
  const cooking = preparingOrder({ id: 3, orderNumber: '3' })
  const { calls } = answerHttp({
    'GET /api/Order/GetLiveOrders': { body: liveOrders(calm, urgent, cooking) },
    'POST /api/Order/ExecuteAction': { status: 403, body: { code: 'forbidden_role' } },
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
  return { ...ui, sent }
}

it('number and A accept the most urgent order with that time', async () => {
  const { user, sent } = await open()
  await user.keyboard('3a')
  await waitFor(() => expect(sent()).toEqual([{ orderId: 1, action: 1, prepMinutes: 20 }]))
})

it('a second A accepts the next order, however soon it comes', async () => {
  const { sent } = await open()
  fireEvent.keyDown(document.body, { key: 'a' })
  fireEvent.keyDown(document.body, { key: 'a' })
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toMatchObject([1, 2].map(orderId => ({ orderId, action: 1 })))
})

it('an Arabic keyboard works by the place of its keys', async () => {
  await open()
  fireEvent.keyDown(document.body, { key: 'ق', code: 'KeyR' })
  expect(await screen.findByRole('dialog', { name: 'Reject order #1' })).toBeVisible()
})

it('the focused card goes before the urgent one', async () => {
  const { user, sent } = await open()
  screen.getByRole('article', { name: 'Order 2' }).focus()
  await user.keyboard('a')
  await waitFor(() => expect(sent()).toEqual([{ orderId: 2, action: 1, prepMinutes: 15 }]))
})

it('Enter marks the most urgent order ready, unless a button has the focus', async () => {
  const { user, sent } = await open()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toEqual([{ orderId: 3, action: 4 }]))
})

it('who types into a field presses no buttons', async () => {
  const { user, sent } = await open()
  await user.type(screen.getByRole('textbox', { name: 'search' }), 'ar1')
  expect(sent()).toEqual([])
  expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
})

it('under an open question and with a modifier the keys are silent', async () => {
  const { user, sent } = await open()
  await user.keyboard('{Control>}a{/Control}')
  await user.keyboard('ra')
  expect(screen.getByRole('dialog', { name: 'Reject order #1' })).toBeVisible()
  expect(sent()).toEqual([])
})
