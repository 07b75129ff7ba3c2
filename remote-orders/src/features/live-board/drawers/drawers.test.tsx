import { screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { answerHttp, at, NOW, offers, preparingOrder, renderUi, sampleOrder } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { AttentionBars } from './attention-bars.tsx'
import { CancelDialog } from '#src/order-actions/cancel-dialog.tsx'
import { OnTheWay } from '../lanes/on-the-way.tsx'
import { groupOrders } from '../lanes/order-groups.ts'
import { ScheduledDrawer } from './scheduled-drawer.tsx'

const namespaces = { orders: { ar, en } }
const nothing = () => undefined

const serve = (answer: Order) => {
  const { calls } = answerHttp({ 'POST /api/Order/ExecuteAction': { body: answer } })
  return () => calls.map(({ body }) => body)
}

const scheduled = (order: Partial<Order> = {}) =>
  sampleOrder({
    orderStatus: 'Scheduled',
    releaseAt: at(90),
    availableActions: offers('Accept', 'Reject'),
    ...order,
  })

const openScheduled = (...orders: Order[]) =>
  renderUi(<ScheduledDrawer isOpen orders={orders} onClose={nothing} />, { namespaces })

it('sorts scheduled orders by their time', () => {
  openScheduled(scheduled({ id: 2, orderNumber: '2', releaseAt: at(120) }), scheduled({ orderNumber: '1' }))
  const numbers = screen.getAllByRole('article').map(order => within(order).getByRole('heading').textContent)
  expect(numbers).toEqual(['#1', '#2'])
})

it('accepts a scheduled order early', async () => {
  const sent = serve(scheduled({ orderStatus: 'Accepted', rowVersion: 2 }))
  const { user } = openScheduled(scheduled())
  await user.click(screen.getByRole('radio', { name: '30 min' }))
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(sent()).toEqual([{ orderId: 1, action: 1, prepMinutes: 30 }]))
})

it('rejects a scheduled order from its drawer', async () => {
  const sent = serve(scheduled({ orderStatus: 'Rejected', rowVersion: 2 }))
  const { user } = openScheduled(scheduled())
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Reject order #4821' }))
  await user.click(sheet.getByRole('button', { name: 'Branch closed' }))
  await waitFor(() => expect(sent()).toEqual([{ orderId: 1, action: 2, reasonCode: 'BranchClosed' }]))
})

it('shows an empty text without scheduled orders', () => {
  openScheduled()
  expect(screen.getByText('No scheduled orders')).toBeVisible()
})

const lost = sampleOrder({
  id: 2,
  orderNumber: '2',
  orderStatus: 'Missed',
  closedAt: at(-2),
  finalPrice: 83.5,
})
const refused = sampleOrder({
  id: 3,
  orderNumber: '3',
  orderStatus: 'Cancelled',
  closedAt: at(-1),
  reasonCode: 'CustomerRequest',
})

it('shows the lost amount with the correct Arabic plural', async () => {
  const groups = groupOrders([lost, { ...lost, id: 4 }, refused], NOW)
  const { user } = renderUi(<AttentionBars groups={groups} isOffline={false} />, {
    namespaces,
    language: 'ar',
  })
  expect(screen.getByText(/فات طلبان خلال آخر ربع ساعة، قيمتهما 167\.00/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'عرض' }))
  const drawer = within(screen.getByRole('dialog', { name: 'طلبات تحتاج انتباهك' }))
  expect(drawer.getByText('مرفوضة وملغاة خلال آخر ربع ساعة')).toBeVisible()
  expect(drawer.getByText('ملغي · بطلب من العميل')).toBeVisible()
})

it('says where to answer a failed order that cannot be put back', async () => {
  const failed = sampleOrder({ orderStatus: 'Failed', failureReason: 'something_new', availableActions: [] })
  const groups = groupOrders([failed], NOW)
  const { user } = renderUi(<AttentionBars groups={groups} isOffline={false} />, { namespaces })
  expect(screen.getByText('1 order needs you: an order we cannot read from HungerStation')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Fix' }))
  expect(await screen.findByText(/It cannot be put back yet/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Back to New' })).not.toBeInTheDocument()
})

it('shows no bars without orders that need attention', () => {
  renderUi(<AttentionBars groups={groupOrders([sampleOrder()], NOW)} isOffline={false} />, { namespaces })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('folds orders on their way, and completes them if the server offers it', async () => {
  const way = sampleOrder({ orderStatus: 'PickedUp', availableActions: offers('Complete') })
  const other = sampleOrder({ id: 2, orderNumber: '2', orderStatus: 'PickedUp', availableActions: [] })
  const sent = serve(sampleOrder({ orderStatus: 'Completed', rowVersion: 2 }))
  const { user } = renderUi(<OnTheWay orders={[way, other]} />, { namespaces })
  await user.click(screen.getByText('2 orders with drivers'))
  await user.click(screen.getByRole('button', { name: 'Delivered' }))
  await waitFor(() => expect(sent()).toEqual([{ orderId: 1, action: 6 }]))
})

it('requires a text for cancelling with another reason', async () => {
  const onClose = jest.fn()
  const sent = serve(preparingOrder({ orderStatus: 'Cancelled', rowVersion: 2 }))
  const { user } = renderUi(<CancelDialog order={preparingOrder()} onClose={onClose} />, { namespaces })
  await user.click(screen.getByRole('radio', { name: 'Other reason' }))
  const box = await screen.findByRole('textbox', { name: 'Reason' })
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('This field is required.')).toBeVisible()
  await user.type(box, 'No gas')
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const call = { orderId: 1, action: 7, reasonCode: 'Other', reasonText: 'No gas' }
  await waitFor(() => expect(sent()).toEqual([call]))
})

it('sends nothing when the user keeps the order', async () => {
  const onClose = jest.fn()
  const sent = serve(preparingOrder())
  const { user } = renderUi(<CancelDialog order={preparingOrder()} onClose={onClose} />, { namespaces })
  await user.click(screen.getByRole('button', { name: 'Keep order' }))
  expect(onClose).toHaveBeenCalled()
  expect(sent()).toEqual([])
})

it('closes the attention drawer with its last order and does not reopen it for the next', async () => {
  const failed = sampleOrder({ orderStatus: 'Failed', failureReason: 'something_new', availableActions: [] })
  const bars = (...orders: Order[]) => <AttentionBars groups={groupOrders(orders, NOW)} isOffline={false} />
  const { user, rerender } = renderUi(bars(failed), { namespaces })
  await user.click(screen.getByRole('button', { name: 'Fix' }))
  expect(await screen.findByText(/It cannot be put back yet/)).toBeVisible()
  rerender(bars(sampleOrder()))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  rerender(bars(failed))
  expect(screen.getByRole('button', { name: 'Fix' })).toBeVisible()
  expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
})

it('keeps the drawer open while it holds a lost order or a refusal', async () => {
  const failed = sampleOrder({ orderStatus: 'Failed', failureReason: 'something_new', availableActions: [] })
  const bars = (...orders: Order[]) => <AttentionBars groups={groupOrders(orders, NOW)} isOffline={false} />
  const { user, rerender } = renderUi(bars(failed, refused), { namespaces })
  await user.click(screen.getByRole('button', { name: 'Fix' }))
  await screen.findByText(/It cannot be put back yet/)
  rerender(bars(refused))
  const drawer = within(screen.getByRole('dialog', { name: en.attention.title }))
  expect(drawer.getByText(en.refused.title)).toBeVisible()
})
