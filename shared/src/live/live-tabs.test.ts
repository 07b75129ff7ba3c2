import { answerStreams } from '#src/testing/stream-stand-in.ts'
import type { OpenStream } from '#src/testing/stream-stand-in.ts'
import { installChannels, installLocks } from '#src/testing/tab-stand-ins.ts'

const tokenOf = (Id: number) =>
  `h.${Buffer.from(JSON.stringify({ Id, Role: 'Admin' })).toString('base64url')}.s`
const settle = () => jest.advanceTimersByTimeAsync(0)

/** Its own copy of the modules, as a second tab of the same browser has. */
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

it('five tabs share one stream, and each hears every event once', async () => {
  const streams = answerStreams()
  for (let count = 0; count < 5; count += 1) await open()
  expect(streams).toHaveLength(1)
  removeOrder(streams[0], 40)
  await settle()
  expect(tabs.map(({ ids }) => ids)).toEqual([[40], [40], [40], [40], [40]])
})

it('a tab that opens later knows at once that the stream lives', async () => {
  answerStreams()
  await open()
  const second = await open()
  expect(second.seen.at(-1)).toBe('live')
})

it('when the leading tab closes, another goes on where the events ended', async () => {
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

it('tabs of two people do not share', async () => {
  const streams = answerStreams()
  await open(7)
  const other = await open(8)
  expect(streams).toHaveLength(2)
  removeOrder(streams[0], 43)
  await settle()
  expect(other.ids).toEqual([])
})

it('without Web Locks each tab has its own stream', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  const streams = answerStreams()
  await open()
  await open()
  expect(streams).toHaveLength(2)
})

it('a leader that the browser put to sleep is replaced', async () => {
  const streams = answerStreams()
  // It holds the lock and says nothing, as a suspended tab does.
  navigator.locks.request('sufra-live-7', () => new Promise(() => undefined)).catch(() => undefined)
  await open()
  expect(streams).toHaveLength(0)
  await jest.advanceTimersByTimeAsync(61_000)
  expect(streams.length).toBeGreaterThan(0)
})
