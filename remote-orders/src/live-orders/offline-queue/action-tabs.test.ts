import { BroadcastChannel } from 'node:worker_threads'
import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { ORDER_ACTION } from '@sufra/shared/contracts/order-codes'
import type { Order } from '@sufra/shared/contracts/order'
import { liveOrdersQuery } from '@sufra/shared/live'
import { useSession } from '@sufra/shared/session'
import { answerHttp, liveOrders, preparingOrder, renderUi, sampleOrder } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { ActionQueue } from './action-queue.ts'
import { useQueuedActions } from './offline-queue.store.ts'
import { openActionStore } from './action-store.ts'
import type { ActionStore } from './action-store.ts'
import { endQueueOf, queueOf, startQueueOf } from './queue-of.ts'

const queues: ActionQueue[] = []
beforeAll(() => Object.assign(globalThis, { BroadcastChannel }))
afterEach(() => {
  // After a sign-out a queue waits for no answer; an open channel would keep the process alive.
  useSession.setState({ user: null })
  for (const queue of queues.splice(0)) queue.stop()
  jest.restoreAllMocks()
})

/** Simulates tabs of one browser: each has its own board, and all share one action store. */
const openTabs = () => {
  const store = openActionStore(new QueryClient())
  const { calls } = answerHttp({
    'POST /api/Order/ExecuteAction': { body: preparingOrder({ rowVersion: 2 }) },
  })
  const open = () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(sampleOrder()))
    const queue = new ActionQueue(queryClient, store)
    queues.push(queue)
    const shown = () => queryClient.getQueryData(liveOrdersQuery.queryKey)?.data[0]
    return { queue, shown }
  }
  return { open, calls }
}

it('notifies the tab that made the action once, when another tab sent it', async () => {
  const { open, calls } = openTabs()
  const [pressing, other] = [open(), open()]
  const done: number[] = []
  const held = new Promise<void>(resolve => {
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    pressing.queue.press(
      { order: sampleOrder(), actionName: 'Accept', body: { orderId: 1, action: ORDER_ACTION.Accept } },
      { onDone: ({ rowVersion }) => done.push(rowVersion), onHeld: resolve },
    )
    line.mockRestore()
  })
  await held
  await other.queue.start()
  await waitFor(() => expect(done).toEqual([2]))
  expect(pressing.shown()).toMatchObject({ orderStatus: 'Preparing', rowVersion: 2 })
  expect(calls).toHaveLength(1)
})

it("takes no order from another tab's result without an own action, because that tab may have another user", async () => {
  const { open } = openTabs()
  const [pressing, other] = [open(), open()]
  await new Promise<void>(resolve => {
    pressing.queue.press(
      { order: sampleOrder(), actionName: 'Accept', body: { orderId: 1, action: ORDER_ACTION.Accept } },
      { onDone: () => resolve(), onHeld: () => undefined },
    )
  })
  // Messages arrive in order, so this one arrives after the earlier message.
  const later = new BroadcastChannel('later')
  const heard = new BroadcastChannel('later')
  await new Promise(resolve => {
    heard.onmessage = resolve
    later.postMessage('')
  })
  later.close()
  heard.close()
  expect(other.shown()?.rowVersion).toBe(1)
})

it('sends an action that is made during a hot swap from the newer version', async () => {
  const kept = openActionStore(new QueryClient())
  let write = () => {}
  const isWritable = new Promise<void>(resolve => {
    write = resolve
  })
  const slow: ActionStore = {
    ...kept,
    add: async action => {
      await isWritable
      await kept.add(action)
    },
  }
  const { calls } = answerHttp({
    'POST /api/Order/ExecuteAction': { body: preparingOrder({ rowVersion: 2 }) },
  })
  const queryClient = new QueryClient()
  queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(sampleOrder()))
  const before = new ActionQueue(queryClient, slow)
  before.press(
    { order: sampleOrder(), actionName: 'Accept', body: { orderId: 1, action: ORDER_ACTION.Accept } },
    { onDone: () => undefined, onHeld: () => undefined },
  )
  before.stop()
  const after = new ActionQueue(queryClient, slow)
  queues.push(after)
  await after.start()
  expect(calls).toEqual([])
  write()
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ orderId: 1, action: 1 }]))
  await waitFor(() =>
    expect(queryClient.getQueryData(liveOrdersQuery.queryKey)?.data[0]?.orderStatus).toBe('Preparing'),
  )
})

describe('a card of a version that was just replaced', () => {
  const accept = (id: number) => ({
    order: sampleOrder({ id }),
    actionName: 'Accept' as const,
    body: { orderId: id, action: ORDER_ACTION.Accept },
  })

  /** Simulates the page after a hot swap; `answers` are for order 1, other orders get no answer. */
  const replace = (...answers: HttpAnswer[]) => {
    renderUi(null, { role: 'Admin' })
    const nextAnswer = () => (answers.length > 1 ? answers.shift() : answers[0]) ?? {}
    const { calls } = answerHttp({
      'POST /api/Order/ExecuteAction': ({ body }) =>
        JSON.stringify(body).includes('"orderId":1') ? nextAnswer() : new Promise<HttpAnswer>(() => {}),
    })
    const queryClient = new QueryClient()
    queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(sampleOrder(), sampleOrder({ id: 2 })))
    startQueueOf(queryClient)
    endQueueOf(queryClient)
    const newer = new ActionQueue(queryClient)
    queues.push(newer)
    const shown = (id: number) =>
      queryClient.getQueryData(liveOrdersQuery.queryKey)?.data.find(order => order.id === id)?.orderStatus
    return { queryClient, newer, shown, calls }
  }

  it("sends its action once, notifies its listener, and keeps the newer version's waiting actions visible", async () => {
    const { queryClient, newer, shown, calls } = replace({ body: preparingOrder({ rowVersion: 2 }) })
    newer.press(accept(2), { onDone: () => undefined, onHeld: () => undefined })
    await waitFor(() => expect(shown(2)).toBe('Preparing'))
    const seen = new Set<string | undefined>()
    queryClient.getQueryCache().subscribe(() => seen.add(shown(2)))
    await new Promise<void>(resolve => {
      queueOf(queryClient).press(accept(1), { onDone: () => resolve(), onHeld: () => undefined })
    })
    expect(shown(1)).toBe('Preparing')
    expect([...seen]).toEqual(['Preparing'])
    expect(calls.map(({ body }) => body)).toEqual([
      { orderId: 2, action: 1 },
      { orderId: 1, action: 1 },
    ])
  })

  it('has its action sent by the newer version on a bad connection, and still notifies its listener', async () => {
    const { queryClient, calls } = replace(
      { status: 503, body: { code: 'unavailable' } },
      { body: preparingOrder({ rowVersion: 2 }) },
    )
    const done = new Promise<Order>(onDone => {
      queueOf(queryClient).press(accept(1), {
        onDone,
        onHeld: () => globalThis.dispatchEvent(new Event('online')),
      })
    })
    expect(await done).toMatchObject({ rowVersion: 2 })
    expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
    expect(calls).toHaveLength(2)
  })

  it('notifies no listener after a sign-out', async () => {
    const { queryClient, newer, shown, calls } = replace(
      { status: 503, body: { code: 'unavailable' } },
      { body: preparingOrder({ rowVersion: 2 }) },
    )
    const heard: number[] = []
    await new Promise<void>(onHeld => {
      newer.press(accept(1), { onDone: ({ id }) => heard.push(id), onHeld })
    })
    const { user } = useSession.getState()
    useSession.setState({ user: null })
    newer.stop()
    useSession.setState({ user })
    startQueueOf(queryClient)
    queues.push(queueOf(queryClient))
    globalThis.dispatchEvent(new Event('online'))
    await waitFor(() => expect(calls).toHaveLength(2))
    await waitFor(() => expect(useQueuedActions.getState().waiting).toEqual([]))
    expect(shown(1)).toBe('Preparing')
    expect(heard).toEqual([])
  })
})
