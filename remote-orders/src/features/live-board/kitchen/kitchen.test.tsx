import type { Category } from '@sufra/shared/contracts/category'
import type { Product } from '@sufra/shared/contracts/product'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  answerHttp,
  liveOrders,
  offers,
  preparingOrder,
  renderUi,
  sampleLine,
  sampleOrder,
  samplePage,
} from '@sufra/shared/testing'
import { liveOrdersQuery, putOrder } from '@sufra/shared/live'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { LiveBoard } from '../live-board.page.tsx'

const KABSA = sampleLine({ id: 1, productId: 11, modifierOrder: [] })
const TEA = sampleLine({
  id: 2,
  productId: 12,
  productName: '{"ar":"شاي","en":"Tea"}',
  productQuantity: 1,
  modifierOrder: [],
})
const BOTH = preparingOrder({ id: 1, orderNumber: '1', productOrder: [KABSA, TEA] })
const ONLY_TEA = preparingOrder({ id: 2, orderNumber: '2', productOrder: [TEA] })
const MOMENT = '2026-03-01T08:00:00.000Z'
const category = (id: number, name: string): Category => ({
  id,
  serviceProviderId: 1,
  parentId: null,
  name,
  description: null,
  imageUrl: null,
  index: 1,
  isVisible: true,
  hiddenBranchesIds: [],
  schedule: null,
  rowVersion: 1,
  updatedAt: MOMENT,
})
const product = (id: number, categoryId: number): Product => ({
  id,
  categoryId,
  serviceProviderId: 1,
  name: 'Dish',
  description: null,
  imageUrl: null,
  price: 9,
  index: 1,
  calories: null,
  isVisible: true,
  choicesIds: [],
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
  updatedAt: MOMENT,
})

interface Opening {
  language?: 'ar' | 'en'
  cards?: number
  answers?: Parameters<typeof answerHttp>[0]
}

const open = async ({ language = 'en', cards = 2, answers }: Opening = {}) => {
  const { calls } = answerHttp({
    'GET /api/Order/GetLiveOrders': { body: liveOrders(BOTH, ONLY_TEA, sampleOrder({ id: 3 })) },
    'GET /api/Category/Get': call => ({
      body: samplePage([category(1, '{"ar":"المشويات","en":"Grill"}'), category(2, 'Drinks')], call),
    }),
    'GET /api/Product/Get': call => ({ body: samplePage([product(11, 1), product(12, 2)], call) }),
    'POST /api/Order/ExecuteAction': {
      body: { ...BOTH, orderStatus: 'Ready', rowVersion: 2, availableActions: offers('HandOver') },
    },
    ...answers,
  })
  const ui = renderUi(<LiveBoard soundControl={null} soundTest={null} />, {
    route: '/live-order?view=kitchen',
    language,
    role: 'Kitchen',
    namespaces: { orders: { ar, en } },
  })
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(cards))
  return { ...ui, sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) }
}

const card = (number: string) => within(screen.getByRole('article', { name: `Order ${number}` }))

it('shows a station only its dishes and the number cooked elsewhere, and the device stores the choice', async () => {
  const { user, unmount } = await open()
  await user.click(screen.getByText('All stations'))
  await user.click(await screen.findByRole('checkbox', { name: 'Grill' }))
  expect(screen.queryByRole('article', { name: 'Order 2' })).not.toBeInTheDocument()
  expect(card('1').queryByText('Tea')).not.toBeInTheDocument()
  expect(card('1').getByText('1 more item at another station')).toBeVisible()
  unmount()
  await open({ cards: 1 })
  expect(screen.getByText('This station: Grill')).toBeVisible()
})

it('marks the dish that is sold outside its hours', async () => {
  const { queryClient } = await open()
  const sold = [KABSA, { ...TEA, isOutsideSaleHours: true }]
  act(() => putOrder(queryClient, { ...BOTH, rowVersion: 2, productOrder: sold }))
  const mark = await card('1').findByText('Outside its hours of sale')
  expect(mark.closest('li')).toHaveTextContent(/^1× Tea/)
  expect(card('1').getAllByText('Outside its hours of sale')).toHaveLength(1)
})

it('ticks dishes off one by one and highlights the next step after the last one', async () => {
  const { user, sent, unmount } = await open()
  const ready = () => card('1').getByRole('button', { name: 'Mark ready' })
  const quiet = ready().className
  await user.click(card('1').getByRole('checkbox', { name: /Lamb Kabsa/ }))
  expect(ready().className).toBe(quiet)
  unmount()
  const again = await open()
  expect(card('1').getByRole('checkbox', { name: /Lamb Kabsa/ })).toBeChecked()
  await again.user.click(card('1').getByRole('checkbox', { name: /Tea/ }))
  expect(ready().className).not.toBe(quiet)
  expect([...sent(), ...again.sent()]).toEqual([])
  await again.user.click(ready())
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Order 1' })).not.toBeInTheDocument())
  await waitFor(() => expect(again.sent()).toEqual([{ orderId: 1, action: 4 }]))
})

it('deletes the ticks of orders that are gone', async () => {
  const { user, queryClient } = await open()
  await user.click(card('2').getByRole('checkbox', { name: /Tea/ }))
  expect(localStorage.getItem('sufra.kitchen-ticks')).toBe('["2:2"]')
  act(() => queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(BOTH)))
  await waitFor(() => expect(localStorage.getItem('sufra.kitchen-ticks')).toBe('[]'))
})

it('leaves a new dish of a known order unticked', async () => {
  const { user, queryClient } = await open()
  await user.click(card('2').getByRole('checkbox', { name: /Tea/ }))
  act(() => putOrder(queryClient, { ...ONLY_TEA, rowVersion: 2, productOrder: [TEA, KABSA] }))
  expect(await card('2').findByRole('checkbox', { name: /Lamb Kabsa/ })).not.toBeChecked()
  expect(card('2').getByRole('checkbox', { name: /Tea/ })).toBeChecked()
})

it('shows a station in Arabic', async () => {
  await open({ language: 'ar' })
  expect(screen.getByText('كل المحطات')).toBeVisible()
})

it("shows all dishes with a notice when the station's category was deleted, so that nothing stays uncooked", async () => {
  const { user, unmount } = await open()
  await user.click(screen.getByText('All stations'))
  await user.click(await screen.findByRole('checkbox', { name: 'Grill' }))
  expect(screen.queryByRole('article', { name: 'Order 2' })).not.toBeInTheDocument()
  unmount()
  const answers: Opening['answers'] = {
    'GET /api/Category/Get': call => ({ body: samplePage([category(2, 'Drinks')], call) }),
    'GET /api/Product/Get': call => ({ body: samplePage([product(11, 2), product(12, 2)], call) }),
  }
  const again = await open({ answers })
  await again.user.click(screen.getByText('All stations'))
  expect(await screen.findByRole('checkbox', { name: 'Drinks' })).not.toBeChecked()
  expect(card('2').getByText('Tea')).toBeVisible()
  expect(card('1').getByText('Lamb Kabsa')).toBeVisible()
})

it('shows every station all dishes until the categories are loaded', async () => {
  localStorage.setItem('sufra.remembered.1.live-orders.stations', '1')
  await open({ answers: { 'GET /api/Category/Get': { status: 500 } } })
  expect(card('2').getByText('Tea')).toBeVisible()
})

it('shows ticks of another tab of this browser', async () => {
  await open()
  localStorage.setItem('sufra.kitchen-ticks', '["2:2"]')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sufra.kitchen-ticks' })))
  expect(card('2').getByRole('checkbox', { name: /Tea/ })).toBeChecked()
  expect(card('1').getByRole('checkbox', { name: /Tea/ })).not.toBeChecked()
})

it('can undo a tick', async () => {
  const { user } = await open()
  const tea = card('2').getByRole('checkbox', { name: /Tea/ })
  await user.click(tea)
  await user.click(tea)
  expect(tea).not.toBeChecked()
  expect(localStorage.getItem('sufra.kitchen-ticks')).toBe('[]')
})

it.each(['not json', '{"a":1}', '[1,null]'])('ignores %s in the stored ticks', async kept => {
  localStorage.setItem('sufra.kitchen-ticks', kept)
  await open()
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})

it('shows an empty text without orders to cook', async () => {
  await open({ cards: 0, answers: { 'GET /api/Order/GetLiveOrders': { body: liveOrders(sampleOrder()) } } })
  expect(await screen.findByText(en.kitchen.empty)).toBeVisible()
})

it('blocks presses for a moment on the card that replaced a finished one, because a second tap meant the finished one', async () => {
  const places = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100
  })
  const { user } = await open()
  const attributes = jest.spyOn(Element.prototype, 'setAttribute')
  await user.click(card('1').getByRole('button', { name: 'Mark ready' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  expect(attributes).toHaveBeenCalledWith('data-settling', '')
  places.mockRestore()
  attributes.mockRestore()
})
