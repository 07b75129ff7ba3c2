// @own-registry: it needs modules without the state that other tests leave in them.
import { endSession, renewSession, resumeSession, startSession } from '#src/session/session.ts'
import { answerStreams } from '#src/testing/stream-stand-in.ts'
import { installLocks } from '#src/testing/tab-stand-ins.ts'
import type { OpenStream } from '#src/testing/stream-stand-in.ts'
import { onLiveEvent, onLiveState, startLive, stopLive } from './live.ts'

const TOKEN = `h.${Buffer.from(JSON.stringify({ Id: 7, Role: 'Admin' })).toString('base64url')}.s`
const problem = (status: number, code: string) => () => Response.json({ code }, { status })

const settle = () => jest.advanceTimersByTimeAsync(0)
const states = () => {
  const seen: string[] = []
  onLiveState(state => seen.push(state))
  return seen
}
const removed = () => {
  const ids: number[] = []
  onLiveEvent('order.removed', ({ orderId }) => ids.push(orderId))
  return ids
}
const at = (streams: OpenStream[], index: number): OpenStream => {
  const stream = streams.at(index)
  if (!stream) throw new Error(`no stream ${index}`)
  return stream
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation()
  startSession({ answer: { accessToken: TOKEN }, rememberMe: true })
})
afterEach(() => {
  stopLive()
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'locks')
})

it('passes events to their handlers in the order of the stream', async () => {
  const streams = answerStreams()
  const ids = removed()
  startLive()
  await settle()
  at(streams, 0).send({ type: 'order.removed', data: { orderId: 1 }, id: '11' })
  at(streams, 0).send({ type: 'order.removed', data: { orderId: 2 }, id: '12' })
  await settle()
  expect(ids).toEqual([1, 2])
})

it('joins an event that arrives in pieces', async () => {
  const streams = answerStreams()
  const ids = removed()
  startLive()
  await settle()
  at(streams, 0).sendRaw('event: order.rem')
  at(streams, 0).sendRaw('oved\ndata: {"orderId"')
  at(streams, 0).sendRaw(':5}\n\n')
  await settle()
  expect(ids).toEqual([5])
})

it("starts the stream at the first list's end and resumes it after a break", async () => {
  const streams = answerStreams()
  startLive({ cursor: '100' })
  await settle()
  at(streams, 0).send({ type: 'order.removed', data: { orderId: 1 }, id: '101' })
  await settle()
  at(streams, 0).end()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(streams.map(({ lastEventId }) => lastEventId)).toEqual(['100', '101'])
})

it('continues from the new position after a reset', async () => {
  const streams = answerStreams()
  startLive({ cursor: '1' })
  await settle()
  at(streams, 0).send({ type: 'reset', data: { cursor: '900' } })
  await settle()
  at(streams, 0).end()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(at(streams, -1).lastEventId).toBe('900')
})

it('treats thirty seconds of silence as a dead connection', async () => {
  const streams = answerStreams()
  startLive()
  await settle()
  await jest.advanceTimersByTimeAsync(29_000)
  at(streams, 0).send({ type: 'heartbeat', data: { serverTime: '' } })
  await jest.advanceTimersByTimeAsync(29_000)
  expect(streams).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(streams).toHaveLength(2)
  expect(at(streams, 0).isOpen()).toBe(false)
})

it('polls after four consecutive failures until the stream is back', async () => {
  // The longest pauses: attempts after 0, 1, 2 and 3 s.
  jest.spyOn(Math, 'random').mockReturnValue(1)
  let isDown = true
  answerStreams(() => (isDown ? problem(503, 'unavailable')() : null))
  const seen = states()
  startLive()
  await jest.advanceTimersByTimeAsync(2_500)
  expect(seen).toEqual(['offline', 'connecting'])
  await jest.advanceTimersByTimeAsync(2_000)
  expect(seen.at(-1)).toBe('polling')
  isDown = false
  await jest.advanceTimersByTimeAsync(16_000)
  expect(seen.at(-1)).toBe('live')
})

it.each([429, 503])('waits as long as a server that answers %i says', async status => {
  const asked = jest.fn(() => Response.json({ code: 'busy' }, { status, headers: { 'Retry-After': '20' } }))
  answerStreams(asked)
  startLive()
  await jest.advanceTimersByTimeAsync(19_000)
  expect(asked).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(2_500)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('does not retry a forbidden stream', async () => {
  const asked = jest.fn(problem(403, 'forbidden_role'))
  answerStreams(asked)
  const seen = states()
  startLive()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(seen.at(-1)).toBe('offline')
})

it('opens a forbidden stream as soon as a newer token permits it, without a reload', async () => {
  let isAllowed = false
  const asked = jest.fn(() => (isAllowed ? null : problem(403, 'forbidden_role')()))
  const streams = answerStreams(asked)
  const ids = removed()
  startLive({ cursor: '5' })
  await settle()
  isAllowed = true
  renewSession(`${TOKEN}wider`)
  await settle()
  at(streams, 0).send({ type: 'order.removed', data: { orderId: 9 }, id: '6' })
  await settle()
  expect(ids).toEqual([9])
  expect(at(streams, 0).lastEventId).toBe('5')
})

it('tries a newer token without the permission once', async () => {
  const asked = jest.fn(problem(403, 'forbidden_role'))
  answerStreams(asked)
  const seen = states()
  startLive()
  await settle()
  renewSession(`${TOKEN}same`)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(seen.at(-1)).toBe('offline')
})

it('reopens the stream after a new sign-in in the same page', async () => {
  installLocks()
  let isOver = true
  const streams = answerStreams(() => (isOver ? problem(401, 'token_invalid')() : null))
  startLive()
  await settle()
  isOver = false
  startSession({ answer: { accessToken: TOKEN }, rememberMe: true })
  startLive()
  await settle()
  expect(streams.map(({ isOpen }) => isOpen())).toEqual([true])
})

it('reconnects at once when the device is back online', async () => {
  let isDown = true
  const streams = answerStreams(() => (isDown ? problem(503, 'unavailable')() : null))
  startLive()
  await jest.advanceTimersByTimeAsync(20_000)
  isDown = false
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(streams).toHaveLength(1)
})

it('skips an unreadable event instead of requesting it forever', async () => {
  const streams = answerStreams()
  const ids = removed()
  startLive()
  await settle()
  at(streams, 0).sendRaw('id: 7\nevent: order.removed\ndata: {broken\n\n')
  await jest.advanceTimersByTimeAsync(1_000)
  expect(at(streams, -1).lastEventId).toBe('7')
  at(streams, -1).send({ type: 'order.removed', data: { orderId: 8 }, id: '8' })
  await settle()
  expect(ids).toEqual([8])
})

it('closes a stream that is abandoned for its content', async () => {
  const streams = answerStreams()
  startLive()
  await settle()
  at(streams, 0).sendRaw('id: 7\nevent: order.removed\ndata: {broken\n\n')
  await jest.advanceTimersByTimeAsync(1_000)
  expect(streams.map(({ isOpen }) => isOpen())).toEqual([false, true])
})

it('runs the other handlers when one fails', async () => {
  const streams = answerStreams()
  const reported = jest.fn()
  Object.assign(globalThis, { reportError: reported })
  onLiveEvent('order.removed', () => {
    throw new Error('broken screen')
  })
  const ids = removed()
  startLive()
  await settle()
  at(streams, 0).send({ type: 'order.removed', data: { orderId: 3 } })
  await settle()
  expect(ids).toEqual([3])
  expect(reported).toHaveBeenCalled()
})

it('opens no second stream on a second start', async () => {
  const streams = answerStreams()
  startLive()
  startLive()
  await settle()
  expect(streams).toHaveLength(1)
})

it('closes the stream on sign-out', async () => {
  const streams = answerStreams()
  startLive()
  await settle()
  endSession()
  await settle()
  expect(at(streams, 0).isOpen()).toBe(false)
})

it('pauses the stream while the session is locked and resumes at its last position', async () => {
  let isOutOfTime = false
  let asked = 0
  const streams = answerStreams(() => {
    asked += 1
    return isOutOfTime ? problem(401, 'token_expired')() : null
  })
  startLive()
  await settle()
  at(streams, 0).send({ type: 'heartbeat', data: { serverTime: '2026-03-01T12:00:00Z' }, id: '21' })
  await settle()
  isOutOfTime = true
  const seen = states()
  at(streams, 0).end()
  await jest.advanceTimersByTimeAsync(60_000)
  const askedByThen = asked
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect(asked).toBe(askedByThen)
  expect(seen).not.toContain('polling')
  isOutOfTime = false
  resumeSession({ accessToken: `${TOKEN}fresh` })
  await jest.advanceTimersByTimeAsync(1_000)
  expect(at(streams, -1).lastEventId).toBe('21')
  expect(streams).toHaveLength(2)
})
