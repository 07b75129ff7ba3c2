import { BroadcastChannel } from 'node:worker_threads'
import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { ORDER_ACTION } from '@sufra/shared/contracts/order-codes'
import { liveOrdersQuery } from '@sufra/shared/live'
import { answerHttp, liveOrders, preparingOrder, sampleOrder } from '@sufra/shared/testing'
import { ActionQueue } from './action-queue.ts'
import { openActionStore } from './kept-store.ts'

const queues: ActionQueue[] = []
beforeAll(() => Object.assign(globalThis, { BroadcastChannel }))
afterEach(() => {
  for (const queue of queues.splice(0)) queue.stop()
  jest.restoreAllMocks()
})

/** Tabs of one browser: each has a board of its own, and all of them one place for what was pressed. */
const openTabs = () => {
  const store = openActionStore()
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

it('the tab that pressed hears it, once, when another tab got it through', async () => {
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

it('a tab that did not press takes no order from that word: it may be somebody else who looks at it', async () => {
  const { open } = openTabs()
  const [pressing, other] = [open(), open()]
  await new Promise<void>(resolve => {
    pressing.queue.press(
      { order: sampleOrder(), actionName: 'Accept', body: { orderId: 1, action: ORDER_ACTION.Accept } },
      { onDone: () => resolve(), onHeld: () => undefined },
    )
  })
  // What is told comes in order: a word that was said later has come after it.
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

it('what is pressed while a newer version of the board takes over is sent by that one', async () => {
  const kept = await openActionStore()
  let write = () => {}
  const isWritable = new Promise<void>(resolve => {
    write = resolve
  })
  const slow = Promise.resolve({
    ...kept,
    add: async (action: Parameters<typeof kept.add>[0]) => {
      await isWritable
      await kept.add(action)
    },
  })
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
