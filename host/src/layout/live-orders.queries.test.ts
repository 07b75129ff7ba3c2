import type { LiveOrders } from '@sufra/shared/contracts/order'
import { startLive, stopLive } from '@sufra/shared/live'
import { createQueryClient } from '@sufra/shared/api/query'
import { waitFor } from '@testing-library/react'
import { signInAs } from '#src/testing/tokens.ts'
import { countWaiting, followLiveOrders, liveOrdersQuery } from './live-orders.queries.ts'

const order = (id: number, orderStatus: string, rowVersion = 1) => ({ id, orderStatus, rowVersion })
const listOf = async (...orders: object[]): Promise<LiveOrders> =>
  // Only what the count reads: the rest of an order is remote-orders' business.
  JSON.parse(JSON.stringify({ data: orders, cursor: '1', serverTime: '' }))

const sendEvents = (...events: [string, object][]) => {
  const text = events.map(([type, data]) => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`).join('')
  const body = new ReadableStream({ start: controller => controller.enqueue(new TextEncoder().encode(text)) })
  globalThis.fetch = async () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  signInAs('Admin')
  startLive()
}

const { queryKey } = liveOrdersQuery
const idsIn = (client: ReturnType<typeof createQueryClient>) =>
  client.getQueryData(queryKey)?.data.map(({ id, orderStatus }) => `${id} ${orderStatus}`)

afterEach(stopLive)

test('what still needs work is counted: ready, finished and scheduled orders are not', async () => {
  const states = ['New', 'Accepted', 'Preparing', 'Ready', 'PickedUp', 'Scheduled', 'Failed', 'Completed']
  expect(countWaiting(await listOf(...states.map((state, index) => order(index + 1, state))))).toBe(3)
})

test('live events change the list, older versions do not', async () => {
  const client = createQueryClient()
  client.setQueryData(queryKey, await listOf(order(1, 'New', 3), order(2, 'New')))
  const stop = followLiveOrders(client)
  sendEvents(
    ['order.upserted', { order: order(1, 'Accepted', 2) }],
    ['order.upserted', { order: order(3, 'New') }],
    ['order.removed', { orderId: 2 }],
  )
  await waitFor(() => expect(idsIn(client)).toEqual(['1 New', '3 New']))
  stop()
})
