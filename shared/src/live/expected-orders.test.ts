import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import type { LiveOrders, Order } from '#src/contracts/order.ts'
import { liveOrders, sampleOrder } from '#src/testing/sample-order.ts'
import { confirmedOrders } from './expected-orders.ts'
import { expectOrders, liveOrdersQuery, putOrder, restoreLiveOrders } from './live-orders.queries.ts'

const key = liveOrdersQuery.queryKey
const accepted = (order: Order): Order => ({ ...order, orderStatus: 'Preparing' })
const client = () => {
  const queryClient = new QueryClient()
  expectOrders(queryClient, order => order)
  return queryClient
}
const statuses = (queryClient: QueryClient) =>
  queryClient.getQueryData(key)?.data.map(({ orderStatus, rowVersion }) => [orderStatus, rowVersion])

it("shows expectations and keeps the server's state behind them", () => {
  const queryClient = client()
  queryClient.setQueryData(key, liveOrders(sampleOrder()))
  expectOrders(queryClient, accepted)
  expect(statuses(queryClient)).toEqual([['Preparing', 1]])
  const shown = queryClient.getQueryData(key)
  expect(shown && confirmedOrders(shown).data[0]?.orderStatus).toBe('New')
  expectOrders(queryClient, order => order)
  expect(statuses(queryClient)).toEqual([['New', 1]])
})

it('merges server events under the expectations', () => {
  const queryClient = client()
  queryClient.setQueryData(key, liveOrders(sampleOrder()))
  expectOrders(queryClient, accepted)
  putOrder(queryClient, sampleOrder({ rowVersion: 2 }))
  expect(statuses(queryClient)).toEqual([['Preparing', 2]])
  expectOrders(queryClient, order => order)
  expect(statuses(queryClient)).toEqual([['New', 2]])
})

it("does not confirm one order's expectation by an event of another", () => {
  const queryClient = client()
  queryClient.setQueryData(key, liveOrders(sampleOrder(), sampleOrder({ id: 2 })))
  expectOrders(queryClient, order => (order.id === 1 ? accepted(order) : order))
  putOrder(queryClient, sampleOrder({ id: 2, rowVersion: 2 }))
  expectOrders(queryClient, order => order)
  const shown = queryClient.getQueryData(key)?.data.map(({ id, orderStatus }) => [id, orderStatus])
  expect(shown).toEqual([
    [1, 'New'],
    [2, 'New'],
  ])
})

it('keeps the age of the list when expectations change', () => {
  const queryClient = client()
  queryClient.setQueryData(key, liveOrders(sampleOrder()), { updatedAt: 1000 })
  expectOrders(queryClient, accepted)
  expect(queryClient.getQueryState(key)?.dataUpdatedAt).toBe(1000)
})

it('shows a stored list with its age, never over an answer of the server', () => {
  const queryClient = client()
  restoreLiveOrders(queryClient, { orders: liveOrders(sampleOrder()), heardAt: 1000 })
  expect(statuses(queryClient)).toEqual([['New', 1]])
  expect(queryClient.getQueryState(key)).toMatchObject({ dataUpdatedAt: 1000, isInvalidated: true })
  restoreLiveOrders(queryClient, { orders: liveOrders(), heardAt: 2000 })
  expect(statuses(queryClient)).toEqual([['New', 1]])
})

it('does not repeat a request under way when a stored list is restored', async () => {
  const queryClient = client()
  const asked: ((orders: LiveOrders) => void)[] = []
  const queryFn = () => new Promise<LiveOrders>(done => asked.push(done))
  const stop = new QueryObserver(queryClient, { ...liveOrdersQuery, queryFn }).subscribe(() => undefined)
  restoreLiveOrders(queryClient, { orders: liveOrders(sampleOrder()), heardAt: 1000 })
  asked[0]?.(liveOrders(sampleOrder({ rowVersion: 2 })))
  await waitFor(() => expect(statuses(queryClient)).toEqual([['New', 2]]))
  expect(asked).toHaveLength(1)
  stop()
})

it('renders nothing for an expectation that is shown already', () => {
  const queryClient = client()
  const order = sampleOrder()
  const preparing = accepted(order)
  const expectPreparing = (known: Order) => (known.id === order.id ? preparing : known)
  queryClient.setQueryData(key, liveOrders(order))
  expectOrders(queryClient, expectPreparing)
  const shown = queryClient.getQueryData(key)
  expectOrders(queryClient, expectPreparing)
  expect(queryClient.getQueryData(key)).toBe(shown)
  expect(statuses(queryClient)).toEqual([['Preparing', 1]])
})
