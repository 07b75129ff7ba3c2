import { screen, waitFor } from '@testing-library/react'
import { answerHttp, renderUi, sampleLine, sampleOrder } from '@sufra/shared/testing'
import type { RenderUiOptions } from '@sufra/shared/testing'
import type { Order } from '@sufra/shared/contracts/order'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { RejectSheet } from './reject-sheet.tsx'

const fattoush = sampleLine({ id: 2, productId: 12, productName: '{"ar":"فتوش","en":"Fattoush"}' })
const order = sampleOrder({ productOrder: [sampleLine(), fattoush, sampleLine({ id: 3, productId: null })] })

type Reader = Pick<RenderUiOptions, 'language' | 'role' | 'permissions'>

const open = (asked: Order = order, { language = 'en', role = 'Cashier', permissions }: Reader = {}) => {
  const onClose = jest.fn()
  const { calls } = answerHttp({
    'POST /api/Order/ExecuteAction': { body: sampleOrder({ orderStatus: 'Rejected', rowVersion: 2 }) },
  })
  const ui = renderUi(<RejectSheet order={asked} onClose={onClose} />, {
    language,
    role,
    permissions,
    namespaces: { orders: { ar, en } },
  })
  return { ...ui, onClose, sent: () => calls.map(({ body }) => body) }
}

it.each([
  ['Too busy', 'TooBusy'],
  ['Branch closed', 'BranchClosed'],
  ['Invalid address', 'InvalidAddress'],
])('rejects with one press on "%s" for users who may not change the branch', async (label, reasonCode) => {
  const { user, sent, onClose } = open(order, { role: 'Custom', permissions: ['orders.accept'] })
  await user.click(screen.getByRole('button', { name: label }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  await waitFor(() => expect(sent()).toEqual([{ orderId: 1, action: 2, reasonCode }]))
})

it.each([
  ['Too busy', 'Reject, and 15 minutes more for an hour', { setBusy: { minutes: 15, preset: '1h' } }],
  ['Too busy', 'Reject, and pause the branch for 30 minutes', { pauseBranch: { preset: '30m' } }],
  ['Branch closed', 'Reject, and pause until the next opening', { pauseBranch: { preset: 'nextOpening' } }],
])('%s: "%s" fixes the cause in the same request', async (label, fix, fixes) => {
  const { user, sent, onClose } = open()
  await user.click(screen.getByRole('button', { name: label }))
  await user.click(await screen.findByRole('button', { name: fix }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const reasonCode = label === 'Too busy' ? 'TooBusy' : 'BranchClosed'
  await waitFor(() => expect(sent()).toEqual([{ orderId: 1, action: 2, reasonCode, fixes }]))
})

it('can reject only the order and leave the branch open', async () => {
  const { user, sent } = open()
  await user.click(screen.getByRole('button', { name: 'Too busy' }))
  await user.click(await screen.findByRole('button', { name: 'Only reject this order' }))
  await waitFor(() => expect(sent()).toEqual([{ orderId: 1, action: 2, reasonCode: 'TooBusy' }]))
})

it('names unavailable items without snoozing them for users who may not snooze', async () => {
  const { user, sent, onClose } = open(order, { role: 'Custom', permissions: ['orders.accept'] })
  await user.click(screen.getByRole('button', { name: 'Item unavailable' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Fattoush' }))
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reject order' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const call = { orderId: 1, action: 2, reasonCode: 'ItemUnavailable', unavailableProductIds: [12] }
  await waitFor(() => expect(sent()).toEqual([call]))
})

it('offers only reasons that the platform accepts', () => {
  open(
    sampleOrder({
      availableActions: [
        {
          ...order.availableActions[1],
          action: 2,
          actionName: 'Reject',
          labelKey: 'action.Reject',
          requiresReason: true,
          requiresMinutes: false,
          reasons: ['TooBusy'],
        },
      ],
    }),
  )
  expect(screen.getByRole('button', { name: 'Too busy' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Branch closed' })).not.toBeInTheDocument()
})

it.each([
  [undefined, { snoozeProducts: { preset: 'endOfDay' } }],
  ['1 hour', { snoozeProducts: { preset: '1h' } }],
  ['Until I say', { snoozeProducts: { until: null } }],
  ['No', undefined],
])('snoozes ticked items for the duration of "%s"', async (choice, fixes) => {
  const { user, sent } = open()
  await user.click(screen.getByRole('button', { name: 'Item unavailable' }))
  expect(await screen.findByRole('button', { name: 'Reject order' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Fattoush' }))
  if (choice) await user.click(screen.getByRole('radio', { name: choice }))
  await user.click(screen.getByRole('button', { name: 'Reject order' }))
  const call = { orderId: 1, action: 2, reasonCode: 'ItemUnavailable', unavailableProductIds: [12] }
  await waitFor(() => expect(sent()).toEqual([fixes ? { ...call, fixes } : call]))
})

it('preselects the only item of an order', async () => {
  const { user } = open(sampleOrder())
  await user.click(screen.getByRole('button', { name: 'Item unavailable' }))
  expect(await screen.findByRole('checkbox', { name: 'Lamb Kabsa' })).toBeChecked()
})

it('validates another reason against the contract before sending', async () => {
  const { user, sent } = open(order, { language: 'ar' })
  await user.click(screen.getByRole('button', { name: 'سبب آخر' }))
  const box = await screen.findByRole('textbox', { name: 'السبب' })
  const send = () => user.click(screen.getByRole('button', { name: 'رفض الطلب' }))
  await user.type(box, ' لا ')
  await send()
  expect(await screen.findByText('الحد الأدنى لعدد الأحرف: 3.')).toBeVisible()
  expect(box).toHaveFocus()
  await user.type(box, 'غاز')
  await send()
  await waitFor(() =>
    expect(sent()).toEqual([{ orderId: 1, action: 2, reasonCode: 'Other', reasonText: 'لا غاز' }]),
  )
})

it('shows the new state and rejects nothing when the order changed meanwhile', () => {
  open(sampleOrder({ orderStatus: 'Missed', availableActions: [] }))
  expect(screen.getByRole('alert')).toHaveTextContent('No longer possible: the order is now “Missed”.')
  expect(screen.queryByRole('button', { name: 'Too busy' })).not.toBeInTheDocument()
})
