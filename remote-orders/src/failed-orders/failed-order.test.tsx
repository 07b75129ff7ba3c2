import { screen, waitFor } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import type { Product } from '@sufra/shared/contracts/product'
import { answerHttp, at, offers, renderUi, sampleLine, sampleOrder, samplePage } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { FailedOrder } from './failed-order.tsx'

const namespaces = { orders: { ar, en } }
const MUSHROOM: Product = {
  ...{ id: 31, name: '{"ar":"برغر فطر","en":"Mushroom Burger"}', price: 33 },
  ...{ description: null, imageUrl: null, categoryId: 3, index: 1, calories: null, isVisible: true },
  ...{
    choicesIds: [],
    serviceProviderId: 1,
    excludeBranchesIds: [],
    modifiers: [],
    sizes: [],
    schedule: null,
  },
  ...{ isDrink: false, sodiumMg: null, caffeineMg: null, caffeinePer: null, allergens: null },
  ...{
    snoozedUntil: null,
    snoozeReason: null,
    branchSnoozes: [],
    lacks: [],
    rowVersion: 1,
    updatedAt: at(0),
  },
}

const unknown = sampleOrder({
  orderStatus: 'Failed',
  failureReason: 'unknown_product',
  failureDetail: 'Truffle Burger',
  availableActions: offers('Reinject'),
  productOrder: [
    sampleLine({
      ...{ id: 7, productId: null, unitPrice: 38 },
      productName: '{"ar":"برجر الكمأة","en":"Truffle Burger"}',
    }),
    sampleLine({ id: 8 }),
  ],
})

const open = (order: Order, language: 'ar' | 'en' = 'en') => {
  const onChanged = jest.fn()
  const { calls } = answerHttp({
    'GET /api/Product/Get': call => ({
      body: samplePage([MUSHROOM], call),
    }),
    'POST /api/Order/ExecuteAction': { body: sampleOrder({ rowVersion: 2 }) },
  })
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return {
    ...renderUi(<FailedOrder order={order} onChanged={onChanged} />, { namespaces, language }),
    sent,
    onChanged,
  }
}

it('an unknown dish is given a product, remembered, and the order put back', async () => {
  const { user, sent, onChanged } = open(unknown)
  const send = screen.getByRole('button', { name: 'Match and put back to New' })
  expect(send).toBeDisabled()
  expect(screen.getAllByRole('combobox')).toHaveLength(1)
  await user.click(screen.getByRole('combobox', { name: 'What it is on your menu' }))
  await user.click(await screen.findByRole('option', { name: /Mushroom Burger/ }))
  expect(screen.getByText(/HungerStation charges 38.00, your menu says 33.00/)).toBeVisible()
  await user.click(send)
  const mapping = { lines: [{ lineId: 7, productId: 31 }], isRemembered: true }
  await waitFor(() => expect(sent()).toEqual([{ orderId: 1, action: 12, mapping }]))
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
})

it('what is not to be remembered is not', async () => {
  const { user, sent } = open(unknown)
  await user.click(screen.getByRole('checkbox', { name: 'Remember this for HungerStation' }))
  await user.click(screen.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: /Mushroom Burger/ }))
  await user.click(screen.getByRole('button', { name: 'Match and put back to New' }))
  await waitFor(() => expect(sent()[0]).toMatchObject({ mapping: { isRemembered: false } }))
})

it('sums that differ are both shown, in Arabic too', () => {
  const order = sampleOrder({
    ...{ orderStatus: 'Failed', failureReason: 'price_mismatch', failureDetail: '146.00 ≠ 141.00' },
    availableActions: offers('Reinject'),
  })
  open(order, 'ar')
  expect(screen.getByRole('heading', { name: 'سعر مختلف من هنقرستيشن' })).toBeVisible()
  expect(screen.getByText('146.00')).toBeVisible()
  expect(screen.getByText('141.00')).toBeVisible()
  expect(screen.getByRole('button', { name: 'إعادة إلى الجديد' })).toBeEnabled()
})

it('who may not put it back sees the cause alone', () => {
  open({ ...unknown, availableActions: [] })
  expect(screen.getByRole('heading', { name: 'unknown item from HungerStation' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /New/ })).not.toBeInTheDocument()
})
