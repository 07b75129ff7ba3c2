import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import {
  answerHttp,
  at,
  liveOrders,
  NOW,
  preparingOrder,
  renderUi,
  sampleLine,
  sampleOrder,
} from '@sufra/shared/testing'
import { syncServerClock } from '@sufra/shared/live'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { LiveBoard } from '../live-board.page.tsx'

beforeEach(() => {
  syncServerClock('2000-01-01T00:00:00.000Z')
  syncServerClock(new Date(NOW).toISOString())
  Object.assign(window, { innerWidth: 1920, innerHeight: 1080 })
})

interface Opening {
  route?: string
  language?: 'ar' | 'en'
}

const open = async (orders: Order[], { route = '/live-order?view=wall', language = 'en' }: Opening = {}) => {
  answerHttp({
    'GET /api/Order/GetLiveOrders': {
      body: { ...liveOrders(...orders), serverTime: new Date().toISOString() },
    },
  })
  const ui = renderUi(<LiveBoard soundControl={null} soundTest={null} />, {
    route,
    language,
    role: 'Kitchen',
    namespaces: { orders: { ar, en } },
  })
  return ui
}

const wall = () => screen.findByRole('dialog', { name: 'Wall screen' })
const shown = async () =>
  within(await wall())
    .getAllByRole('article')
    .map(card => card.getAttribute('aria-label'))

it('lists new orders before those in preparation and ready ones, with age and dishes', async () => {
  await open([
    sampleOrder({ id: 1, orderNumber: '1', orderStatus: 'Ready', readyAt: at(0), placedAt: at(-12) }),
    preparingOrder({ id: 2, orderNumber: '2' }),
    sampleOrder({ id: 3, orderNumber: '3', note: '', productOrder: [sampleLine({ note: 'No onions' })] }),
    sampleOrder({ id: 4, orderNumber: '4', orderStatus: 'PickedUp' }),
  ])
  expect(await shown()).toEqual(['Order 3', 'Order 2', 'Order 1'])
  const card = (number: string) => within(screen.getByRole('article', { name: `Order ${number}` }))
  expect(card('1').getByText('12 min')).toBeVisible()
  expect(card('3').getByText('Extra rice · Spicy · No onions')).toBeVisible()
  expect(card('3').queryByRole('button')).not.toBeInTheDocument()
})

it('marks products sold outside their hours, even where their name does not fit', async () => {
  const lines = [1, 2, 3, 4, 5].map(id => sampleLine({ id, isOutsideSaleHours: id === 2 || id === 5 }))
  await open([sampleOrder({ id: 1, orderNumber: '1', productOrder: lines })])
  await wall()
  const marks = screen.getAllByRole('img', { name: 'Outside its hours of sale' })
  expect(marks.map(mark => mark.closest('li'))).toEqual([
    screen.getAllByRole('listitem')[1],
    screen.getByText(/2 more/).closest('li'),
  ])
})

it('marks an order with an unreadable part', async () => {
  await open([
    sampleOrder({ id: 1, orderNumber: '1', failureReason: 'invalid_payload' }),
    sampleOrder({ id: 2, orderNumber: '2' }),
  ])
  await wall()
  const mark = { name: /^Part of this order could not be read/ }
  expect(within(screen.getByRole('article', { name: 'Order 1' })).getByRole('img', mark)).toBeVisible()
  expect(screen.getAllByRole('img', mark)).toHaveLength(1)
})

it('pages through orders that do not fit on one screen', async () => {
  const many = Array.from({ length: 14 }, (_, index) =>
    sampleOrder({ id: index + 1, orderNumber: String(index + 1), acceptBy: at(10 + index) }),
  )
  await open(many)
  await wall()
  const first = await shown()
  const isFirst = first.length === 12
  expect(first).toHaveLength(isFirst ? 12 : 2)
  expect(screen.getByText(isFirst ? '1 of 2' : '2 of 2')).toBeVisible()
  act(() => {
    Object.assign(window, { innerWidth: 3840, innerHeight: 1080 })
    window.dispatchEvent(new Event('resize'))
  })
  expect(await shown()).toHaveLength(14)
})

it('opens from the menu and closes with Escape or a press anywhere', async () => {
  const { user, location } = await open([sampleOrder()], { route: '/live-order' })
  await screen.findByRole('article')
  const enter = async () => {
    await user.click(screen.getByRole('button', { name: 'More options' }))
    await user.click(screen.getByRole('menuitem', { name: 'Wall screen' }))
    await wall()
    expect(location()).toBe('/live-order?view=wall')
  }
  await enter()
  fireEvent(await wall(), new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  await enter()
  await user.click(screen.getByText('Lamb Kabsa'))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  expect(location()).toBe('/live-order')
  expect(screen.getByRole('button', { name: 'More options' })).toBeVisible()
})

it('shows the number of hidden orders, and Arabic texts', async () => {
  await open([sampleOrder()], { route: '/live-order?view=wall&channel=jahez', language: 'ar' })
  const dialog = within(await screen.findByRole('dialog', { name: 'شاشة الحائط' }))
  expect(dialog.getByText('طلب واحد تخفيه التصفية.')).toBeVisible()
})
