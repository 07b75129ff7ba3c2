import { act, fireEvent, screen, within } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { at, NOW, offers, preparingOrder, renderUi, sampleLine, sampleOrder } from '@sufra/shared/testing'
import { syncServerClock } from '@sufra/shared/live'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { OrderCard } from './order-card.tsx'

interface Showing {
  isBranchShown?: boolean
  isOffline?: boolean
  isEnding?: boolean
  language?: 'ar' | 'en'
}

const show = (order: Order, { language = 'en', ...showing }: Showing = {}) => {
  const onAsk = jest.fn()
  const card = { isBranchShown: false, isEnding: false, onAsk, ...showing }
  const ui = renderUi(<OrderCard order={order} {...card} />, { language, namespaces: { orders: { ar, en } } })
  return { ...ui, onAsk }
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] })
  syncServerClock('2000-01-01T00:00:00.000Z')
  syncServerClock(new Date(NOW).toISOString())
})
afterEach(() => jest.useRealTimers())

it('shows the time left to accept a new order and keeps counting', () => {
  show(sampleOrder())
  expect(screen.getByRole('img', { name: '4:00 left to accept' })).toBeVisible()
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByRole('img', { name: '3:59 left to accept' })).toBeVisible()
})

it('updates the ring every ten seconds while the card is outside the viewport, and every second when it is near', () => {
  show(sampleOrder())
  const card = screen.getByRole('article')
  const skip = (skipped: boolean) =>
    fireEvent(card, Object.assign(new Event('contentvisibilityautostatechange'), { skipped }))
  const timeAfter = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) act(() => jest.advanceTimersByTime(1000))
    return within(card)
      .getByRole('img', { name: /left to accept/ })
      .getAttribute('aria-label')
  }
  skip(true)
  const shown = new Set(Array.from({ length: 20 }, () => timeAfter(1)))
  expect(shown.size).toBeLessThanOrEqual(3)
  skip(false)
  expect(timeAfter(1)).toBe('3:39 left to accept')
  expect(timeAfter(1)).toBe('3:38 left to accept')
})

it('counts in server time on a tablet whose clock is an hour behind', () => {
  syncServerClock(at(60), NOW)
  show(sampleOrder({ placedAt: at(59), acceptBy: at(63) }))
  expect(screen.getByRole('img', { name: '3:00 left to accept' })).toBeVisible()
})

it('shows by how much an order is late', () => {
  show(preparingOrder({ promisedAt: at(-1.5) }), { language: 'ar' })
  expect(screen.getByRole('img', { name: 'بقي للتجهيز −2 د' })).toBeVisible()
})

it('isolates number and name from the direction of the text around them', () => {
  show(sampleOrder({ customer: { name: 'Noura A.', phoneMasked: '' } }), { language: 'ar' })
  expect(screen.getByText('#4821')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('Noura A.').tagName).toBe('BDI')
})

it('marks pickup, branch and test orders, but not a plain delivery', () => {
  const { unmount } = show(sampleOrder())
  expect(screen.queryByText('Olaya')).not.toBeInTheDocument()
  unmount()
  show(sampleOrder({ type: 'Pickup', isTest: true }), { isBranchShown: true })
  expect(screen.getByText('Pickup')).toBeVisible()
  expect(screen.getByText('Olaya')).toBeVisible()
  expect(screen.getByText('Test')).toBeVisible()
})

it('renders text of customers as text, never as markup', () => {
  const note = '<img src=x onerror=alert(1)>'
  show(sampleOrder({ note, productOrder: [sampleLine({ note: '<b>hot</b>' })] }))
  expect(screen.getByText(note)).toBeVisible()
  expect(screen.getByText('<b>hot</b>')).toBeVisible()
  expect(document.querySelector('img[src=x]')).toBeNull()
})

it('shows the count of repeated options, and falls back to the other language for a missing translation', () => {
  const option = { id: 1, optionNameEn: 'Sauce', optionNameAr: '', quantity: 2, price: 0 }
  const line = sampleLine({
    modifierOrder: [{ id: 1, name: '{"ar":"","en":"Extras"}', optionOrder: [option] }],
  })
  show(sampleOrder({ productOrder: [line] }), { language: 'ar' })
  expect(screen.getByText('2× Sauce')).toBeVisible()
})

it('shows the waiting driver until the order is handed over', () => {
  const driver = { name: 'سعد', phoneMasked: '', etaAt: null, arrived: true }
  const { unmount } = show(preparingOrder({ driver }))
  expect(screen.getByText('Driver is here')).toBeVisible()
  unmount()
  show(preparingOrder({ driver: { ...driver, arrived: false } }))
  expect(screen.queryByText('Driver is here')).not.toBeInTheDocument()
})

it.each([
  ['Prepaid', 'Prepaid'],
  ['Cash', 'Cash'],
  ['CardOnDelivery', 'Card on delivery'],
  ['NotStated', 'Payment not stated'],
] as const)('shows payment by %s as "%s"', (paymentType, text) => {
  show(sampleOrder({ paymentType }))
  expect(screen.getByText(text)).toBeVisible()
})

it('replaces a platform logo that fails to load with its first letter', () => {
  show(sampleOrder())
  fireEvent.error(screen.getByRole('img', { name: 'HungerStation' }))
  expect(screen.queryByRole('img', { name: 'HungerStation' })).not.toBeInTheDocument()
  expect(screen.getByText('H')).toBeVisible()
  expect(screen.getByText('HungerStation')).toBeInTheDocument()
})

it('offers to start an accepted order, and the menu offers to skip that step', () => {
  show(preparingOrder({ orderStatus: 'Accepted', availableActions: offers('StartPreparing', 'MarkReady') }))
  expect(screen.getByRole('button', { name: 'Start preparing' })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Options of order 4821' }))
  expect(within(screen.getByRole('menu')).getByRole('menuitem', { name: 'Mark ready' })).toBeVisible()
})

it('asks for confirmation before rejecting and cancelling', () => {
  const { onAsk, unmount } = show(sampleOrder())
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(onAsk).toHaveBeenCalledWith({ kind: 'reject', orderId: 1 })
  unmount()
  const second = show(preparingOrder())
  fireEvent.click(screen.getByRole('button', { name: 'Options of order 4821' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Cancel order' }))
  expect(second.onAsk).toHaveBeenCalledWith({ kind: 'cancel', orderId: 1 })
})

it.each([
  ['Completed', 'Completed'],
  ['Rejected', 'Rejected'],
  ['Cancelled', 'Cancelled, stop preparing'],
  ['Missed', 'Missed: the time to accept is over'],
] as const)('shows an order that ends as %s with "%s" and without actions', (orderStatus, text) => {
  show(sampleOrder({ orderStatus, closedAt: at(0) }), { isEnding: true })
  expect(screen.getByRole('status')).toHaveTextContent(text)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it.each([
  ['en', 'Outside its hours of sale'],
  ['ar', 'خارج أوقات بيعه'],
] as const)('marks a product sold outside its hours, even in a folded list (%s)', (language, mark) => {
  const line = (id: number, isOutsideSaleHours: boolean) => sampleLine({ id, isOutsideSaleHours })
  const { unmount } = show(sampleOrder({ productOrder: [line(1, true), line(2, false)] }), { language })
  const [marked, plain] = screen.getAllByRole('listitem')
  expect(marked).toHaveTextContent(mark)
  expect(plain).not.toHaveTextContent(mark)
  unmount()

  const folded = [1, 2, 3, 4].map(id => line(id, false))
  show(sampleOrder({ productOrder: [...folded, line(5, true)] }), { language })
  expect(screen.getByText(mark).closest('button')).toBeVisible()
})
