// @own-registry: it needs modules without the state that other tests leave in them.
import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import type { LiveEvent } from '#src/contracts/live-event.ts'
import { startLive, stopLive } from './live.ts'
import { useSession } from '#src/session/session.ts'
import { at, liveOrders, preparingOrder, sampleOrder } from '#src/testing/sample-order.ts'
import { connectLiveOrders, liveOrdersQuery, putOrder } from './live-orders.queries.ts'
import { serverNow } from '#src/clock/server-clock.ts'

const queryClient = new QueryClient()
const orderIds = () => queryClient.getQueryData(liveOrdersQuery.queryKey)?.data.map(({ id }) => id)
let disconnect: () => void = () => undefined

/** Answers the list when `answer` is called, and the stream as it is written. */
const serve = () => {
  let answer: (body: unknown) => void = () => undefined
  const list = new Promise<unknown>(resolve => {
    answer = resolve
  })
  const stream = new TransformStream<Uint8Array, Uint8Array>()
  const writer = stream.writable.getWriter()
  globalThis.fetch = async input =>
    String(input).includes('/Stream')
      ? new Response(stream.readable, { headers: { 'Content-Type': 'text/event-stream' } })
      : Response.json(await list)
  const send = ({ type, ...data }: LiveEvent, id = '') =>
    void writer.write(
      new TextEncoder().encode(`${id && `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`),
    )
  return { answer, send }
}

beforeEach(() => {
  useSession.setState({
    accessToken: 'token',
    user: {
      Id: 7,
      Email: 'admin@sufra.test',
      Name: 'Admin',
      Role: 'Admin',
      branchIds: [],
      branchNames: [],
      accountId: 1,
      permissions: [],
      onboardingStep: 'done',
    },
  })
})

afterEach(() => {
  disconnect()
  stopLive()
  queryClient.clear()
})

it('keeps an order that arrives during the request of the list', async () => {
  const { answer, send } = serve()
  disconnect = connectLiveOrders(queryClient)
  startLive()
  send({ type: 'order.upserted', order: sampleOrder({ id: 2 }) })
  send({ type: 'heartbeat', serverTime: at(60) })
  await waitFor(() => expect(Math.abs(serverNow() - Date.parse(at(60)))).toBeLessThan(120_000))
  answer(liveOrders(sampleOrder({ id: 1 })))
  await waitFor(() => expect(orderIds()).toEqual([1, 2]))
})

it('keeps the result of an action when an older list arrives after it', async () => {
  const { answer } = serve()
  queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(sampleOrder()))
  disconnect = connectLiveOrders(queryClient)
  const asked = queryClient.refetchQueries({ queryKey: liveOrdersQuery.queryKey })
  putOrder(queryClient, preparingOrder({ rowVersion: 2 }))
  answer(liveOrders(sampleOrder()))
  await asked
  expect(queryClient.getQueryData(liveOrdersQuery.queryKey)?.data).toMatchObject([
    { orderStatus: 'Preparing', rowVersion: 2 },
  ])
})

it('stores the stream cursor in the list, so that a stored list can resume from it', async () => {
  const { answer, send } = serve()
  const cursor = () => queryClient.getQueryData(liveOrdersQuery.queryKey)?.cursor
  disconnect = connectLiveOrders(queryClient)
  answer({ ...liveOrders(sampleOrder()), cursor: '9' })
  await waitFor(() => expect(cursor()).toBe('9'))
  startLive({ cursor: '9' })
  send({ type: 'order.upserted', order: sampleOrder({ id: 2 }) }, '10')
  await waitFor(() => expect(cursor()).toBe('10'))
  putOrder(queryClient, sampleOrder({ id: 3 }))
  expect(cursor()).toBe('10')
})

it('applies events to the list in any order of their versions', async () => {
  const { answer, send } = serve()
  disconnect = connectLiveOrders(queryClient)
  startLive()
  answer(liveOrders(sampleOrder({ id: 1, rowVersion: 1 }), sampleOrder({ id: 2 })))
  await waitFor(() => expect(orderIds()).toEqual([1, 2]))
  send({ type: 'order.upserted', order: sampleOrder({ id: 1, rowVersion: 3, note: 'third' }) })
  send({ type: 'order.upserted', order: sampleOrder({ id: 1, rowVersion: 2, note: 'second' }) })
  send({ type: 'order.removed', orderId: 2 })
  await waitFor(() => expect(orderIds()).toEqual([1]))
  expect(queryClient.getQueryData(liveOrdersQuery.queryKey)?.data[0]?.note).toBe('third')
})

it('loads the next order when one leaves a truncated page', async () => {
  const pages = [
    { ...liveOrders(sampleOrder({ id: 1 }), sampleOrder({ id: 2 })), moreOpen: 1 },
    liveOrders(sampleOrder({ id: 2 }), sampleOrder({ id: 3 })),
  ]
  let asked = 0
  const stream = new TransformStream<Uint8Array, Uint8Array>()
  const writer = stream.writable.getWriter()
  globalThis.fetch = async input => {
    if (String(input).includes('/Stream'))
      return new Response(stream.readable, { headers: { 'Content-Type': 'text/event-stream' } })
    asked += 1
    return Response.json(pages.shift())
  }
  disconnect = connectLiveOrders(queryClient)
  startLive()
  await waitFor(() => expect(orderIds()).toEqual([1, 2]))
  const event = { order: sampleOrder({ id: 1, rowVersion: 2, orderStatus: 'Rejected', closedAt: at(0) }) }
  void writer.write(new TextEncoder().encode(`event: order.upserted\ndata: ${JSON.stringify(event)}\n\n`))
  await waitFor(() => expect(orderIds()).toEqual([2, 3]))
  expect(asked).toBe(2)
})

it('sets the clock of the board from the list', async () => {
  const { answer } = serve()
  disconnect = connectLiveOrders(queryClient)
  answer({ ...liveOrders(), serverTime: at(-600) })
  await waitFor(() => expect(Math.abs(serverNow() - Date.parse(at(-600)))).toBeLessThan(120_000))
})

it('keeps the list current until the last of host and remote disconnects', async () => {
  const { answer, send } = serve()
  disconnect = connectLiveOrders(queryClient)
  const disconnectOther = connectLiveOrders(queryClient)
  startLive()
  answer(liveOrders(sampleOrder({ id: 1 })))
  await waitFor(() => expect(orderIds()).toEqual([1]))
  disconnectOther()
  disconnectOther()
  send({ type: 'order.upserted', order: sampleOrder({ id: 2 }) })
  await waitFor(() => expect(orderIds()).toEqual([1, 2]))
  disconnect()
  send({ type: 'order.upserted', order: sampleOrder({ id: 3 }) })
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(orderIds()).toEqual([1, 2])
})
