import type { LiveOrders } from '#src/contracts/order.ts'
import { liveOrders, sampleOrder } from '#src/testing/sample-order.ts'
import { answerStreams } from '#src/testing/stream-stand-in.ts'
import type { OpenStream } from '#src/testing/stream-stand-in.ts'
import { installChannels, installLocks } from '#src/testing/tab-stand-ins.ts'

const tokenOf = (Id: number) =>
  `h.${Buffer.from(JSON.stringify({ Id, Role: 'Admin' })).toString('base64url')}.s`
const settle = () => jest.advanceTimersByTimeAsync(0)

/** Imports its own copy of the modules, as a second tab of the browser has. */
const openTab = async (person = 7) => {
  jest.resetModules()
  const { startSession } = await import('#src/session/session.ts')
  const live = await import('./live.ts')
  startSession({ answer: { accessToken: tokenOf(person) }, rememberMe: false })
  const ids: number[] = []
  const seen: string[] = []
  live.onLiveEvent('order.removed', ({ orderId }) => ids.push(orderId))
  live.onLiveState(state => seen.push(state))
  live.startLive({ cursor: '1' })
  await settle()
  return { ids, seen, close: live.stopLive }
}

/** Simulates a tab that requests its list before it starts, as the host does; the test answers. */
const openAsking = async () => {
  jest.resetModules()
  const { QueryClient } = await import('@tanstack/react-query')
  const { startSession } = await import('#src/session/session.ts')
  const live = await import('./live.ts')
  startSession({ answer: { accessToken: tokenOf(7) }, rememberMe: false })
  let answer: (list: unknown) => void = () => undefined
  const list = new Promise<unknown>(resolve => {
    answer = resolve
  })
  const streams = globalThis.fetch
  globalThis.fetch = async (input, init) =>
    String(input).includes('GetLiveOrders') ? Response.json(await list) : streams(input, init)
  const queryClient = new QueryClient()
  live.connectLiveOrders(queryClient)
  await settle()
  const shown = () => queryClient.getQueryData(live.liveOrdersQuery.queryKey)
  const keep = (orders: LiveOrders) => live.restoreLiveOrders(queryClient, { orders, heardAt: 0 })
  return { answer, keep, shown, start: live.startLive, close: live.stopLive }
}

const removeOrder = (stream: OpenStream | undefined, orderId: number) =>
  stream?.send({ type: 'order.removed', data: { orderId }, id: String(orderId) })

let tabs: Awaited<ReturnType<typeof openTab>>[] = []
const open = async (person?: number) => {
  const tab = await openTab(person)
  tabs.push(tab)
  return tab
}

beforeEach(() => {
  jest.useFakeTimers()
  installChannels()
  installLocks()
  tabs = []
})
afterEach(() => {
  for (const tab of tabs) tab.close()
  jest.useRealTimers()
})

it('shares one stream between five tabs, with every event once in each', async () => {
  const streams = answerStreams()
  for (let count = 0; count < 5; count += 1) await open()
  expect(streams).toHaveLength(1)
  removeOrder(streams[0], 40)
  await settle()
  expect(tabs.map(({ ids }) => ids)).toEqual([[40], [40], [40], [40], [40]])
})

it("passes the stream's state to a later tab at once", async () => {
  answerStreams()
  await open()
  const second = await open()
  expect(second.seen.at(-1)).toBe('live')
})

it('continues in another tab at the last event when the leader closes', async () => {
  const streams = answerStreams()
  const first = await open()
  const second = await open()
  removeOrder(streams[0], 41)
  await settle()
  first.close()
  await settle()
  expect(streams).toHaveLength(2)
  expect(streams[1]?.lastEventId).toBe('41')
  removeOrder(streams[1], 42)
  await settle()
  expect(second.ids).toEqual([41, 42])
})

it("misses no event of the leader before the second tab's list arrives", async () => {
  const streams = answerStreams()
  const first = await open()
  const second = await openAsking()
  streams[0]?.send({ type: 'order.upserted', data: { order: sampleOrder({ id: 2 }) }, id: '20' })
  await settle()
  second.answer({ ...liveOrders(sampleOrder({ id: 1 })), cursor: '9' })
  await settle()
  expect(second.shown()?.data.map(({ id }) => id)).toEqual([1, 2])
  second.start({ cursor: '9' })
  first.close()
  await settle()
  expect(streams[1]?.lastEventId).toBe('20')
  second.close()
})

it('keeps the stream position of a stored list while the tab only listens', async () => {
  const streams = answerStreams()
  await open()
  const second = await openAsking()
  second.keep({ ...liveOrders(sampleOrder({ id: 1 })), cursor: '9' })
  streams[0]?.send({ type: 'order.upserted', data: { order: sampleOrder({ id: 2 }) }, id: '20' })
  await settle()
  expect(second.shown()).toMatchObject({ cursor: '9', totalCount: 2 })
  second.close()
})

it('does not share a stream between tabs of two people', async () => {
  const streams = answerStreams()
  await open(7)
  const other = await open(8)
  expect(streams).toHaveLength(2)
  removeOrder(streams[0], 43)
  await settle()
  expect(other.ids).toEqual([])
})

it('opens a stream in each tab without Web Locks', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  const streams = answerStreams()
  await open()
  await open()
  expect(streams).toHaveLength(2)
})

it('replaces a leader that the browser suspended', async () => {
  const streams = answerStreams()
  // It holds the lock and sends nothing, as a suspended tab does.
  navigator.locks.request('sufra-live-7', () => new Promise(() => undefined)).catch(() => undefined)
  await open()
  expect(streams).toHaveLength(0)
  await jest.advanceTimersByTimeAsync(61_000)
  expect(streams.length).toBeGreaterThan(0)
})
