import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { answerHttp, at, liveOrders, preparingOrder, renderUi, sampleOrder } from '@sufra/shared/testing'
import { liveOrdersQuery, putOrder } from '@sufra/shared/live'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { LiveBoard } from '../live-board.page.tsx'

const rendered: number[] = []

/** Records renders of a card, because only its own render reads the order lines. */
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

/** Opens a board with forty cards; the first has ten minutes left, each further one a minute more. */
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
  // The animation chunk loads separately; changed cards are measured from then on.
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

it('renders only the new card of forty and measures no other when an order is appended', async () => {
  const receive = await openForty()
  await receive(waiting(41, 60))
  expect(screen.getAllByRole('article')).toHaveLength(41)
  expect(distinct(rendered)).toEqual([41])
  expect(distinct(measured).filter(id => id !== 41)).toEqual([])
})

it('measures only the cards that make room for an inserted order, and renders none of them', async () => {
  const receive = await openForty()
  await receive(waiting(41, 46.5))
  expect(distinct(rendered)).toEqual([41])
  expect(distinct(measured).filter(id => id !== 41)).toEqual([38, 39, 40])
})

it('renders only the card of a changed order', async () => {
  const receive = await openForty()
  await receive({ ...waiting(40, 49), rowVersion: 9 })
  expect(distinct(rendered)).toEqual([40])
})

it('shows a press on its own button at once and renders no other card for it or its result', async () => {
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
