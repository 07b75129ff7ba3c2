import { QueryClient } from '@tanstack/react-query'
import { BroadcastChannel } from 'node:worker_threads'
import { waitFor } from '@testing-library/react'
import type { Order } from '@sufra/shared/contracts/order'
import { liveOrdersQuery, syncServerClock } from '@sufra/shared/live'
import { NOW, answerHttp, at, liveOrders, preparingOrder, sampleOrder } from '@sufra/shared/testing'
import { installSilentAudio } from '#src/testing/silent-audio.ts'
import { RingEngine } from './ring-engine.ts'
import { useRing } from './ring.store.ts'
import { SOUND_KEY } from './sound-settings.ts'

const engines: RingEngine[] = []
const SECOND = 1000

/** Opens a tab with armed sound; the test sets its orders. */
const openTab = async () => {
  const audio = installSilentAudio({ isAllowed: true })
  const queryClient = new QueryClient()
  const engine = new RingEngine(queryClient)
  engines.push(engine)
  engine.start()
  await jest.advanceTimersByTimeAsync(0)
  const show = (...orders: Order[]) =>
    queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(...orders))
  return { engine, audio, show }
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  answerHttp({ 'POST /api/Order/ExecuteAction': { body: sampleOrder() } })
  syncServerClock('2000-01-01T00:00:00.000Z')
  syncServerClock(new Date(NOW).toISOString())
  localStorage.setItem(SOUND_KEY, JSON.stringify({ isTested: true, volume: 0.5 }))
})
afterEach(() => {
  engines.splice(0).forEach(engine => engine.stop())
  jest.useRealTimers()
  document.title = ''
})

it('rings again after thirty seconds of silence if the order still waits', async () => {
  const { engine, audio, show } = await openTab()
  show(sampleOrder({ acceptBy: at(5) }))
  expect(audio.isRinging()).toBe(true)
  engine.silence()
  await jest.advanceTimersByTimeAsync(29 * SECOND)
  expect(audio.isRinging()).toBe(false)
  await jest.advanceTimersByTimeAsync(SECOND)
  expect(audio.isRinging()).toBe(true)
})

it('stops a minute after the last acceptBy without events, and not earlier', async () => {
  const { audio, show } = await openTab()
  show(sampleOrder({ acceptBy: at(2) }))
  await jest.advanceTimersByTimeAsync(179 * SECOND)
  expect(audio.isRinging()).toBe(true)
  expect(document.title).toMatch(/^\(1\) /)
  await jest.advanceTimersByTimeAsync(SECOND)
  expect(audio.isRinging()).toBe(false)
  expect(useRing.getState()).toMatchObject({ isRinging: false, waiting: 0 })
})

it('plays one round as sound test, and nothing over a running ring', async () => {
  const { engine, audio, show } = await openTab()
  await engine.test()
  expect(audio.sounds.map(({ isLoop }) => isLoop)).toEqual([false])
  show(sampleOrder())
  await engine.test()
  expect(audio.sounds.map(({ isLoop }) => isLoop)).toEqual([false, true])
})

it('keeps the urgent sound after the silence', async () => {
  const { engine, audio, show } = await openTab()
  show(sampleOrder({ acceptBy: at(5), escalation: 'managers' }))
  engine.silence()
  await jest.advanceTimersByTimeAsync(30 * SECOND)
  expect(useRing.getState().isUrgent).toBe(true)
  expect(audio.sounds.filter(({ isPlaying }) => isPlaying).map(({ seconds }) => seconds)).toEqual([1.5])
})

it('stops ringing and counting at sign-out', async () => {
  const { engine, audio, show } = await openTab()
  document.title = 'Sufra'
  show(sampleOrder())
  engine.stop()
  show(sampleOrder(), sampleOrder({ id: 2 }))
  await jest.advanceTimersByTimeAsync(60 * SECOND)
  expect(audio.isRinging()).toBe(false)
  expect(document.title).toBe('Sufra')
  expect(useRing.getState()).toMatchObject({ isRinging: false, isUrgent: false, waiting: 0 })
})

it('rings again for an order that is put back to New', async () => {
  const { audio, show } = await openTab()
  show(sampleOrder())
  show(preparingOrder({ rowVersion: 2 }))
  expect(audio.isRinging()).toBe(false)
  show(sampleOrder({ rowVersion: 3 }))
  expect(audio.isRinging()).toBe(true)
})

it('shares the silence between tabs', async () => {
  jest.useRealTimers()
  Object.assign(globalThis, { BroadcastChannel })
  const audio = installSilentAudio({ isAllowed: true })
  const order = sampleOrder({ acceptBy: '2999-01-01T00:00:00.000Z' })
  const open = () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(order))
    const engine = new RingEngine(queryClient)
    engines.push(engine)
    engine.start()
    return engine
  }
  open()
  const other = open()
  // Without Web Locks each tab rings by itself.
  await waitFor(() => expect(audio.sounds.filter(({ isPlaying }) => isPlaying)).toHaveLength(2))
  other.silence()
  await waitFor(() => expect(audio.isRinging()).toBe(false))
})
