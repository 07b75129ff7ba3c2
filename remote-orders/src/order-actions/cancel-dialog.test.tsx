import type { Order } from '@sufra/shared/contracts/order'
import { liveOrdersQuery } from '@sufra/shared/live'
import { answerHttp, liveOrders, offers, preparingOrder, renderUi, sampleOrder } from '@sufra/shared/testing'
import { Toaster } from '@sufra/shared/ui/overlays'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { useQueuedActions } from '#src/live-orders/offline-queue/offline-queue.store.ts'
import { endQueueOf } from '#src/live-orders/offline-queue/queue-of.ts'
import { CancelDialog } from './cancel-dialog.tsx'

const ACTION = 'POST /api/Order/ExecuteAction'
const READY = preparingOrder({ orderStatus: 'Ready', orderStatusId: 4, availableActions: offers('Cancel') })
const CANCELLED = sampleOrder({
  orderStatus: 'Cancelled',
  orderStatusId: 8,
  availableActions: [],
  rowVersion: 2,
})

let end = () => {}
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => {
  end()
  useQueuedActions.setState({ waiting: [], refused: [] })
  jest.restoreAllMocks()
})

const open = (
  answers: Parameters<typeof answerHttp>[0] = {},
  { order = READY, language = 'en' }: { order?: Order; language?: 'ar' | 'en' } = {},
) => {
  const { calls } = answerHttp({ [ACTION]: { body: CANCELLED }, ...answers })
  const handleChanged = jest.fn()
  const Page = () => {
    const [asked, setAsked] = useState<Order | undefined>(order)
    return (
      <>
        <CancelDialog order={asked} onClose={() => setAsked(undefined)} onChanged={handleChanged} />
        <Toaster />
      </>
    )
  }
  const shown = renderUi(<Page />, { language, role: 'Admin', namespaces: { orders: { ar, en } } })
  end = () => endQueueOf(shown.queryClient)
  const dialog = within(screen.getByRole('dialog'))
  const confirm = () => dialog.getByRole('button', { name: 'Cancel order' })
  return { ...shown, dialog, confirm, handleChanged, sent: () => calls.map(({ body }) => body) }
}

it('cancels an order once, only with a reason, and passes on the resulting order', async () => {
  const { user, dialog, confirm, sent, handleChanged } = open()
  expect(confirm()).toBeDisabled()
  await user.click(dialog.getByRole('radio', { name: "Customer's request" }))
  await user.dblClick(confirm())
  await waitFor(() => expect(handleChanged).toHaveBeenCalledWith(CANCELLED))
  expect(sent()).toEqual([
    { orderId: 1, action: READY.availableActions[0]?.action, reasonCode: 'CustomerRequest' },
  ])
  expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
})

it.each([
  {
    language: 'en',
    other: 'Other reason',
    send: 'Cancel order',
    typed: '  the oven broke ',
    words: 'the oven broke',
  },
  {
    language: 'ar',
    other: ar.reason.Other,
    send: ar.action.Cancel,
    typed: 'تعطل الفرن',
    words: 'تعطل الفرن',
  },
] as const)('sends a free-text reason ($language)', async ({ language, other, send, typed, words }) => {
  const { user, dialog, sent } = open({}, { language })
  await user.click(dialog.getByRole('radio', { name: other }))
  const box = await dialog.findByRole('textbox')
  await user.click(dialog.getByRole('button', { name: send }))
  await waitFor(() => expect(box).toBeInvalid())
  expect(sent()).toEqual([])
  await user.type(box, typed)
  await user.click(dialog.getByRole('button', { name: send }))
  await waitFor(() => expect(sent()).toMatchObject([{ reasonCode: 'Other', reasonText: words }]))
})

it('sends nothing when the user keeps the order', async () => {
  const { user, dialog, sent } = open()
  await user.click(dialog.getByRole('radio', { name: "Customer's request" }))
  await user.click(dialog.getByRole('button', { name: 'Keep order' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  expect(sent()).toEqual([])
})

it('shows the new state instead of cancelling when the order changed while the dialog was open', async () => {
  const { dialog, sent } = open(
    {},
    { order: { ...READY, orderStatus: 'PickedUp', availableActions: offers('Complete') } },
  )
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'No longer possible: the order is now “With the driver”.',
  )
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument()
  expect(sent()).toEqual([])
})

it('does not cancel an order that its driver has collected meanwhile', async () => {
  const { user, dialog, confirm, sent, queryClient } = open()
  await user.click(dialog.getByRole('radio', { name: "Customer's request" }))
  const taken = { ...READY, orderStatus: 'PickedUp' as const, availableActions: offers('Complete') }
  act(() => void queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(taken)))
  await user.click(confirm())
  await act(() => new Promise(resolve => setTimeout(resolve, 30)))
  expect(sent()).toEqual([])
})

it.each([
  {
    name: 'the current status of the order',
    answer: {
      status: 409,
      body: { code: 'illegal_transition', current: { ...READY, orderStatus: 'PickedUp', rowVersion: 3 } },
    },
    text: 'Nothing changed: order #4821 is now “With the driver”',
  },
  {
    name: 'the server’s text',
    answer: { status: 403, body: { code: 'forbidden_branch', title: 'This branch is not one of yours.' } },
    text: 'Order #4821: This branch is not one of yours.',
  },
  {
    name: 'an invalid reason',
    answer: {
      status: 400,
      body: { code: 'validation_failed', title: 'This reason is not one of HungerStation.' },
    },
    text: 'Order #4821: This reason is not one of HungerStation.',
  },
])('shows the refusal: $name', async ({ answer, text }) => {
  const { user, dialog, confirm, handleChanged } = open({ [ACTION]: answer })
  await user.click(dialog.getByRole('radio', { name: "Customer's request" }))
  await user.click(confirm())
  expect(await screen.findByText(text)).toBeVisible()
  expect(handleChanged).not.toHaveBeenCalled()
})

it.each(['the network is lost', 'the server is away'])(
  'keeps the cancellation, says so, and can withdraw it when %s',
  async why => {
    const { user, dialog, confirm } = open({ [ACTION]: { status: 503, body: { code: 'unavailable' } } })
    if (why === 'the network is lost')
      globalThis.fetch = async () => {
        throw new TypeError('Failed to fetch')
      }
    await user.click(dialog.getByRole('radio', { name: "Customer's request" }))
    await user.click(confirm())
    expect(
      await screen.findByText('Order #4821: kept on this device, sent when the connection is back'),
    ).toBeVisible()
    expect(useQueuedActions.getState().waiting).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(useQueuedActions.getState().waiting).toEqual([]))
  },
)
