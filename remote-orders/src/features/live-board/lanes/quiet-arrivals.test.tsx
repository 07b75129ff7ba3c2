import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { answerHttp, at, liveOrders, preparingOrder, renderUi, sampleOrder } from '@sufra/shared/testing'
import { liveOrdersQuery, putOrder } from '@sufra/shared/live'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { LiveBoard } from '../live-board.page.tsx'

const rendered: number[] = []

/** Only a card's own rendering reads what is to be cooked. */
const watched = (order: Order): Order => {
  const { id, productOrder } = order
  return Object.defineProperty({ ...order }, 'productOrder', {
    enumerable: true,
    get: () => {
      rendered.push(id)
      return productOrder
    },
  })
}

const waiting = (id: number, minutes: number) =>
  watched(sampleOrder({ id, orderNumber: String(id), acceptBy: at(minutes) }))

const measured: number[] = []
const measure = Element.prototype.getBoundingClientRect

beforeEach(() => {
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const card = this.matches('[data-order]') ? this : this.querySelector(':scope > [data-order]')
    if (card) measured.push(Number(card.getAttribute('data-order')))
    return measure.call(this)
  }
})
afterEach(() => {
  Element.prototype.getBoundingClientRect = measure
})

const forget = () => {
  rendered.length = 0
  measured.length = 0
}
const distinct = (ids: number[]) => [...new Set(ids)].toSorted((one, other) => one - other)

/** Forty cards, the first with ten minutes left and each other one with a minute more. */
const openForty = async () => {
  answerHttp({
    'GET /api/Order/GetLiveOrders': { body: liveOrders() },
    'POST /api/Order/ExecuteAction': { body: preparingOrder({ id: 7, orderNumber: '7', rowVersion: 9 }) },
  })
  const { queryClient } = renderUi(<LiveBoard soundControl={null} soundTest={null} />, {
    role: 'Admin',
    namespaces: { orders: { ar, en } },
  })
  await screen.findByText(en.empty.board)
  const forty = Array.from({ length: 40 }, (_, index) => waiting(index + 1, 10 + index))
  act(() => queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(...forty)))
  await waitFor(() => expect(document.querySelectorAll('[data-order]')).toHaveLength(40))
  // What animates is fetched by itself: from then on cards that change are measured.
  let version = 2
  await waitFor(() => {
    act(() => putOrder(queryClient, { ...waiting(1, 10), rowVersion: version++ }))
    expect(measured.length).toBeGreaterThan(0)
  })
  await act(() => new Promise(requestAnimationFrame))
  forget()
  return async (order: Order) => {
    act(() => putOrder(queryClient, order))
    await waitFor(() => expect(rendered).toContain(order.id))
    await act(() => new Promise(requestAnimationFrame))
  }
}

it('an order that comes last renders its own card of forty, and measures no other', async () => {
  const receive = await openForty()
  await receive(waiting(41, 60))
  expect(screen.getAllByRole('article')).toHaveLength(41)
  expect(distinct(rendered)).toEqual([41])
  expect(distinct(measured).filter(id => id !== 41)).toEqual([])
})

it('an order that comes before others measures those that make room for it, and renders none of them', async () => {
  const receive = await openForty()
  await receive(waiting(41, 46.5))
  expect(distinct(rendered)).toEqual([41])
  expect(distinct(measured).filter(id => id !== 41)).toEqual([38, 39, 40])
})

it('an order that changes renders alone', async () => {
  const receive = await openForty()
  await receive({ ...waiting(40, 49), rowVersion: 9 })
  expect(distinct(rendered)).toEqual([40])
})

it('a press shows on its own button at once, and no other card is rendered for it, nor for what follows', async () => {
  await openForty()
  const card = screen.getByRole('article', { name: 'Order 7' })
  const accept = within(card).getByRole('button', { name: 'Accept' })
  fireEvent.click(accept)
  expect(accept).toHaveAttribute('aria-busy', 'true')
  expect(rendered).toEqual([])
  const preparing = within(screen.getByRole('region', { name: 'Preparing' }))
  expect(await preparing.findByRole('article', { name: 'Order 7' })).toBeVisible()
  expect(distinct(rendered)).toEqual([7])
})
