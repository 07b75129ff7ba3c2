import { screen, waitFor } from '@testing-library/react'
import { answerHttp, liveOrders, renderUi, sampleOrder } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { Page } from './live-order.tsx'

const seen: Element[] = []
// jsdom has no layout and lacks scrollIntoView.
beforeAll(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this)
  }
})

it('scrolls to the order that a link names, even in the longest lane', async () => {
  const orders = Array.from({ length: 30 }, (_, at) =>
    sampleOrder({
      id: at + 1,
      orderNumber: String(4000 + at),
      acceptBy: new Date(Date.now() + 120_000 + at).toISOString(),
    }),
  )
  answerHttp({
    'GET /api/Order/GetLiveOrders': {
      body: { ...liveOrders(...orders), serverTime: new Date().toISOString() },
    },
  })
  const { location } = renderUi(<Page />, {
    language: 'en',
    role: 'Admin',
    namespaces: { orders: { ar, en } },
    route: '/live-order?order=30',
  })
  const card = await screen.findByRole('article', { name: 'Order 4029' })
  await waitFor(() => expect(card).toHaveFocus())
  expect(seen).toEqual([card])
  await waitFor(() => expect(location()).toBe('/live-order'))
})
