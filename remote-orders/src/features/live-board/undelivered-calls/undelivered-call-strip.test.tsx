import { screen } from '@testing-library/react'
import type { UndeliveredCall } from '@sufra/shared/contracts/channel-call'
import type { Order } from '@sufra/shared/contracts/order'
import { at, NOW, preparingOrder, renderUi } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { UndeliveredCallBars } from './undelivered-call-bars.tsx'
import { UndeliveredCallStrip } from './undelivered-call-strip.tsx'
import { groupUndeliveredCalls, undeliveredCallKindOf } from './undelivered-call.ts'

const namespaces = { orders: { ar, en } }

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick'] })
})
afterEach(() => {
  jest.useRealTimers()
})

const undeliveredOrder = (call: Partial<UndeliveredCall>, order: Partial<Order> = {}): Order =>
  preparingOrder({
    acceptBy: at(4),
    channelDebt: { action: 'accept', since: at(0), state: 'waiting', problem: null, ...call },
    ...order,
  })
const strip = (order: Order, language: 'ar' | 'en' = 'en') =>
  renderUi(<UndeliveredCallStrip order={order} />, { namespaces, language })

it('shows nothing for a call that has just been sent', () => {
  strip(undeliveredOrder({ since: at(-0.05) }))
  expect(screen.queryByText(/HungerStation/)).not.toBeInTheDocument()
})

it.each([
  [-0.5, 'Not yet at HungerStation'],
  [-2, 'Not yet at HungerStation, 2 min'],
])('shows a small note with the minutes since the call failed: %d', (minutes, text) => {
  strip(undeliveredOrder({ since: at(minutes), problem: 'no_answer' }))
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('uses Arabic plural forms for minutes', () => {
  strip(undeliveredOrder({ since: at(-2) }), 'ar')
  expect(screen.getByText('لم يصل إلى هنقرستيشن منذ دقيقتين')).toBeVisible()
})

it('warns when an accept has not arrived at its deadline, even before the server gives up', () => {
  strip(undeliveredOrder({ since: at(-5) }, { acceptBy: at(-1) }))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'HungerStation did not hear that you accepted: call them',
  )
})

it('warns about a call that the platform refused', () => {
  strip(undeliveredOrder({ state: 'refused', problem: 'cancelled' }))
  expect(screen.getByRole('alert')).toHaveTextContent('HungerStation refused: order cancelled')
})

it('names the platform to call and the number of orders affected', () => {
  const lost = (id: number, more: Partial<UndeliveredCall> = {}) =>
    undeliveredOrder({ state: 'gaveUp', ...more }, { id })
  const orders = [
    lost(1),
    lost(2),
    lost(3, { action: 'ready' }),
    lost(4, { state: 'refused', problem: 'cancelled' }),
  ]
  renderUi(<UndeliveredCallBars orders={new Map(orders.map(order => [order.id, order]))} />, { namespaces })
  expect(screen.getByText('2 accepts did not reach HungerStation: call them')).toBeVisible()
  expect(screen.getByText('HungerStation has not heard the last step of 1 order')).toBeVisible()
})

it('counts per platform and skips calls that are still retried', () => {
  const keeta = { ...preparingOrder().channel, id: 3, key: 'keeta' } as const
  const orders = [
    undeliveredOrder({ state: 'gaveUp' }, { id: 1 }),
    undeliveredOrder({ state: 'gaveUp' }, { id: 2, channel: keeta }),
    undeliveredOrder({ since: at(-1) }, { id: 3 }),
    preparingOrder({ id: 4 }),
  ]
  expect(groupUndeliveredCalls(orders, NOW).map(({ channel, accepts }) => [channel.id, accepts])).toEqual([
    [1, 1],
    [3, 1],
  ])
  expect(
    undeliveredCallKindOf(undeliveredOrder({ action: 'ready', since: at(-30) }, { acceptBy: at(-60) }), NOW),
  ).toBe('waiting')
})
