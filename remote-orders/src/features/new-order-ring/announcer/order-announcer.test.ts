import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { createI18n } from '@sufra/shared/i18n'
import { liveOrdersQuery, syncServerClock } from '@sufra/shared/live'
import { NOW, answerHttp, liveOrders, preparingOrder, sampleOrder } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { RingEngine } from '../ring-engine.ts'

const engines: RingEngine[] = []

const open = async (language: 'ar' | 'en' = 'en') => {
  await createI18n({ startLanguage: language, debug: false, namespace: 'orders' })
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  syncServerClock('2000-01-01T00:00:00.000Z')
  syncServerClock(new Date(NOW).toISOString())
  const queryClient = new QueryClient()
  const engine = new RingEngine(queryClient)
  engines.push(engine)
  engine.start()
  return (...orders: Order[]) => queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(...orders))
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const region = () => screen.getByRole('status')
const order = (id: number) => sampleOrder({ id, orderNumber: `48${id}` })

beforeEach(() => {
  answerHttp({ 'GET /locales/en.json': { body: en }, 'GET /locales/ar.json': { body: ar } })
})
afterEach(() => {
  engines.splice(0).forEach(engine => engine.stop())
  jest.useRealTimers()
  document.cookie = 'i18next=; max-age=0'
  jest.restoreAllMocks()
})

it('announces a new order once, with its number and channel', async () => {
  const show = await open()
  show(order(1))
  expect(region()).toBeEmptyDOMElement()
  await pass(1000)
  expect(region()).toHaveTextContent(/^New order #481, HungerStation$/)
  await pass(10_000)
  show({ ...order(1), escalation: 'louder' })
  await pass(11_000)
  expect(region()).toBeEmptyDOMElement()
})

it('announces orders that arrive together by their count, in Arabic too', async () => {
  const show = await open('ar')
  show(order(1), order(2))
  show(order(1), order(2), order(3))
  await pass(1000)
  expect(region()).toHaveTextContent('3 طلبات جديدة')
})

it('announces at most once in ten seconds, and leaves out an order that was answered meanwhile', async () => {
  const show = await open()
  show(order(1))
  await pass(1000)
  show(order(1), order(2), order(3), order(4))
  await pass(9999)
  expect(region()).toHaveTextContent('New order #481')
  show(order(1), preparingOrder({ id: 2, rowVersion: 2 }), order(3), order(4))
  await pass(1)
  expect(region()).toHaveTextContent('2 new orders')
})

it('announces inside an open modal dialog, because the rest of the page is inert', async () => {
  const show = await open()
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  show(order(1))
  await pass(1000)
  expect(dialog).toContainElement(region())
  dialog.remove()
  show(order(1), order(2))
  await pass(11_000)
  expect(region()).toHaveTextContent('New order #482')
})

it('keeps orders that arrive on a hidden page until the page is visible', async () => {
  const show = await open()
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  show(order(1))
  await pass(5000)
  expect(region()).toBeEmptyDOMElement()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1000)
  expect(region()).toHaveTextContent('New order #481')
})
