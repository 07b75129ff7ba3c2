import { act, screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { liveOrdersQuery, restoreLiveOrders } from '@sufra/shared/live'
import { liveOrders, renderUi, sampleOrder, tokenAnswer } from '@sufra/shared/testing'
import { useLiveFeed } from './use-live-feed.ts'

const Orders = () => {
  useLiveFeed()
  const { data } = useQuery(liveOrdersQuery)
  return <p>{data?.data.map(({ orderNumber }) => orderNumber).join(' ')}</p>
}

interface Served {
  orders: ReturnType<typeof liveOrders>
  /** the token that the server accepts */
  token: string
  /** delays the list until it resolves */
  until?: Promise<unknown>
  isDown?: boolean
}

/** A server stub with changeable answers and accepted token; records opened streams and served lists. */
const serve = (first: Served) => {
  const now = { ...first }
  const streams: { lastEventId: string | null; write: (text: string) => void; end: () => void }[] = []
  const claims = Buffer.from(JSON.stringify({ Id: 1, Role: 'Admin' })).toString('base64url')
  const renewed = tokenAnswer(`h.${claims}.s`)
  let lists = 0
  const open = (headers: Headers): Response => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    streams.push({
      lastEventId: headers.get('Last-Event-ID'),
      write: text => void writer.write(new TextEncoder().encode(text)),
      end: () => void writer.close(),
    })
    return new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } })
  }
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), 'http://localhost')
    const headers = new Headers(init?.headers)
    if (pathname === '/api/Authentication/RefreshToken') return Response.json(renewed)
    if (headers.get('Authorization') !== `Bearer ${now.token}`)
      return Response.json({ code: 'token_expired', status: 401 }, { status: 401 })
    if (pathname === '/api/Order/Stream') return open(headers)
    lists += 1
    await now.until
    return now.isDown
      ? Response.json({ code: 'unavailable', status: 503 }, { status: 503 })
      : Response.json(now.orders)
  }
  return { now, streams, renewed, lists: () => lists }
}

it('after a long sleep reloads the orders and continues the stream from there', async () => {
  const { now, streams, renewed, lists } = serve({
    token: 'test-token',
    orders: { ...liveOrders(sampleOrder()), cursor: '100' },
  })
  renderUi(<Orders />, { role: 'Admin' })
  expect(await screen.findByText('4821')).toBeVisible()
  await waitFor(() => expect(streams.map(({ lastEventId }) => lastEventId)).toEqual(['100']))

  now.token = renewed.accessToken
  now.orders = { ...liveOrders(sampleOrder({ id: 2, orderNumber: '4830' })), cursor: '900' }
  act(() => streams[0]?.end())
  await waitFor(() => expect(streams).toHaveLength(2))
  expect([streams[1]?.lastEventId, lists()]).toEqual(['100', 1])
  act(() => streams[1]?.write('event: reset\ndata: {"cursor":"900"}\n\n'))
  expect(await screen.findByText('4830')).toBeVisible()
  expect(lists()).toBe(2)

  act(() => streams[1]?.end())
  await waitFor(() => expect(streams.at(2)?.lastEventId).toBe('900'))
  expect(lists()).toBe(2)
})

it.each([
  ['the first response', false, '900'],
  ['the stored list when the server fails', true, '100'],
])('with orders stored on the device starts the stream from %s', async (_from, isDown, place) => {
  let answer: (value?: unknown) => void = () => undefined
  const until = new Promise(resolve => {
    answer = resolve
  })
  const fresh = { ...liveOrders(sampleOrder({ id: 2, orderNumber: '4830' })), cursor: '900' }
  const { streams, lists } = serve({ token: 'test-token', orders: fresh, until, isDown })
  const { queryClient } = renderUi(<Orders />, { role: 'Admin' })
  await waitFor(() => expect(lists()).toBe(1))
  const kept = { ...liveOrders(sampleOrder()), cursor: '100' }
  act(() => restoreLiveOrders(queryClient, { orders: kept, heardAt: Date.now() - 3_600_000 }))
  expect(await screen.findByText('4821')).toBeVisible()
  expect(streams).toEqual([])
  answer()
  await waitFor(() => expect(streams.map(({ lastEventId }) => lastEventId)).toEqual([place]))
})
