import { screen, waitFor } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import type { Product } from '@sufra/shared/contracts/product'
import { answerHttp, at, offers, renderUi, sampleLine, sampleOrder, samplePage } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { FailedOrder } from './failed-order.tsx'

const namespaces = { orders: { ar, en } }
const MUSHROOM: Product = {
  id: 31,
  name: '{"ar":"برغر فطر","en":"Mushroom Burger"}',
  price: 33,
  description: null,
  imageUrl: null,
  categoryId: 3,
  index: 1,
  calories: null,
  isVisible: true,
  choicesIds: [],
  serviceProviderId: 1,
  excludeBranchesIds: [],
  modifiers: [],
  sizes: [],
  schedule: null,
  isDrink: false,
  sodiumMg: null,
  caffeineMg: null,
  caffeinePer: null,
  allergens: null,
  snoozedUntil: null,
  snoozeReason: null,
  branchSnoozes: [],
  lacks: [],
  rowVersion: 1,
  updatedAt: at(0),
}

const unknown = sampleOrder({
  orderStatus: 'Failed',
  failureReason: 'unknown_product',
  failureDetail: 'Truffle Burger',
  availableActions: offers('Reinject'),
  productOrder: [
    sampleLine({
      id: 7,
      productId: null,
      unitPrice: 38,
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
    calls,
    ...renderUi(<FailedOrder order={order} onChanged={onChanged} />, { namespaces, language }),
    sent,
    onChanged,
  }
}

it('maps an unknown product, remembers the mapping, and reinjects the order', async () => {
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

it('does not remember a mapping if the box is unchecked', async () => {
  const { user, sent } = open(unknown)
  await user.click(screen.getByRole('checkbox', { name: 'Remember this for HungerStation' }))
  await user.click(screen.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: /Mushroom Burger/ }))
  await user.click(screen.getByRole('button', { name: 'Match and put back to New' }))
  await waitFor(() => expect(sent()[0]).toMatchObject({ mapping: { isRemembered: false } }))
})

it('shows only the cause without permission to reinject', () => {
  open({ ...unknown, availableActions: [] })
  expect(screen.getByRole('heading', { name: 'unknown item from HungerStation' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /New/ })).not.toBeInTheDocument()
})

describe('an order with several unknown products', () => {
  const several = {
    ...unknown,
    productOrder: [
      ...unknown.productOrder,
      sampleLine({ id: 9, productId: null, productName: '{"ar":"سلطة","en":"Salad"}', unitPrice: 33 }),
    ],
  }
  const choose = async (user: ReturnType<typeof open>['user'], place: number) => {
    const box = screen.getAllByRole('combobox')[place]
    if (!box) throw new Error(`There is no box ${place}`)
    await user.click(box)
    await user.click(await screen.findByRole('option', { name: /Mushroom Burger/ }))
  }

  it('is reinjected only after each of them is mapped', async () => {
    const { user, sent } = open(several)
    const send = screen.getByRole('button', { name: 'Match and put back to New' })
    await choose(user, 1)
    expect(send).toBeDisabled()
    await choose(user, 0)
    await user.click(send)
    const lines = [
      { lineId: 7, productId: 31 },
      { lineId: 9, productId: 31 },
    ]
    await waitFor(() => expect(sent()).toMatchObject([{ mapping: { lines } }]))
  })

  it("shows the platform's price only where it differs from the menu's", async () => {
    const { user } = open(several)
    await choose(user, 1)
    expect(screen.queryByText(/your menu says/)).not.toBeInTheDocument()
    await choose(user, 0)
    expect(screen.getByText(/charges 38\.00, your menu says 33\.00/)).toBeVisible()
  })
})

it('finds products by typed text, in Arabic too, and retries a failed search', async () => {
  const { user, calls } = open(unknown)
  await user.type(screen.getByRole('combobox'), 'فطر')
  await waitFor(() => expect(calls.some(({ query }) => query.get('Name') === 'فطر')).toBe(true))
  expect(await screen.findByRole('option', { name: /Mushroom Burger/ })).toBeInTheDocument()
})

it('reinjects nothing while offline', () => {
  answerHttp({})
  renderUi(<FailedOrder order={unknown} isOffline />, { namespaces })
  expect(screen.getByRole('button', { name: 'Match and put back to New' })).toBeDisabled()
})

it.each([
  ['invalid_payload', null, 'an order we cannot read from HungerStation'],
  ['newer_than_this_page', 'what the platform sent', 'an order we cannot read from HungerStation'],
] as const)(
  'shows the reason and all known details of an order that failed for %s',
  (failureReason, failureDetail, title) => {
    const order = sampleOrder({
      orderStatus: 'Failed',
      failureReason,
      failureDetail,
      availableActions: [],
      productOrder: [],
    })
    open(order)
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    if (failureDetail) expect(screen.getByText(failureDetail)).toBeVisible()
    expect(screen.getByText(/cannot be put back yet/)).toBeVisible()
  },
)

it('can reinject an unreadable order with the parts that exist', async () => {
  const order = sampleOrder({
    orderStatus: 'Failed',
    failureReason: 'invalid_payload',
    productOrder: [],
    availableActions: offers('Reinject'),
  })
  const { user, sent } = open(order)
  await user.click(screen.getByRole('button', { name: 'Back to New' }))
  await waitFor(() => expect(sent()).toEqual([{ orderId: 1, action: 12 }]))
})
