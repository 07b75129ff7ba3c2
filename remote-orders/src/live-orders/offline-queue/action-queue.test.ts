import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { ORDER_ACTION } from '@sufra/shared/contracts/order-codes'
import type { Order, OrderActionName } from '@sufra/shared/contracts/order'
import { liveOrdersQuery, putOrder } from '@sufra/shared/live'
import { answerHttp, liveOrders, preparingOrder, sampleOrder } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { ActionQueue } from './action-queue.ts'
import type { Listener } from './action-queue.ts'
import { isPressed, useQueuedActions } from './offline-queue.store.ts'

const ACTION = 'POST /api/Order/ExecuteAction'
const nobody: Listener = { onDone: () => undefined, onRefused: () => undefined, onHeld: () => undefined }

let queue: ActionQueue
afterEach(() => {
  queue.stop()
  jest.useRealTimers()
})

const open = (answer: HttpAnswer, ...orders: Order[]) => {
  const queryClient = new QueryClient()
  queue = new ActionQueue(queryClient)
  queryClient.setQueryData(liveOrdersQuery.queryKey, liveOrders(...orders))
  const { calls } = answerHttp({ [ACTION]: answer })
  const press = (order: Order, actionName: OrderActionName, listener = nobody) =>
    queue.press(
      { order, actionName, body: { orderId: order.id, action: ORDER_ACTION[actionName] } },
      listener,
    )
  const shown = (id = 1) =>
    queryClient.getQueryData(liveOrdersQuery.queryKey)?.data.find(order => order.id === id)
  const sent = () => calls.map(({ body }) => body)
  return { queryClient, press, shown, sent }
}

it("shows an action immediately, sends it once, and then shows the server's result", async () => {
  const { queryClient, press, shown, sent } = open(
    { body: preparingOrder({ rowVersion: 2, prepMinutes: 25 }) },
    sampleOrder(),
  )
  const seen: [string, number, boolean][] = []
  const see = (order = sampleOrder()) => seen.push([order.orderStatus, order.rowVersion, isPressed(order)])
  queryClient.getQueryCache().subscribe(({ query }) => query.queryHash.includes('live') && see(shown()))
  press(sampleOrder(), 'Accept')
  see(shown())
  await waitFor(() => expect(shown()).toMatchObject({ rowVersion: 2, prepMinutes: 25 }))
  expect(seen.slice(0, 2)).toEqual([
    ['New', 1, true],
    ['Preparing', 1, false],
  ])
  expect(sent()).toEqual([{ orderId: 1, action: 1 }])
  expect(useQueuedActions.getState().waiting).toEqual([])
})

it('reports an action as stored only after the write, because the user may then close the page', async () => {
  const { press } = open({ status: 503, body: { code: 'unavailable' } }, sampleOrder())
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  press(sampleOrder(), 'Accept')
  expect(useQueuedActions.getState().waiting).toMatchObject([{ failures: 0 }])
  await waitFor(() => expect(useQueuedActions.getState().waiting).toMatchObject([{ failures: 1 }]))
  line.mockRestore()
})

it('sends the actions of one order in sequence, each after the answer to the previous one', async () => {
  const { press, sent } = open({ body: preparingOrder({ rowVersion: 2 }) }, sampleOrder())
  press(sampleOrder(), 'Accept')
  press(sampleOrder(), 'MarkReady')
  press(sampleOrder(), 'HandOver')
  await waitFor(() => expect(useQueuedActions.getState().waiting).toEqual([]))
  expect(sent()).toEqual([1, 4, 5].map(action => ({ orderId: 1, action })))
})

it('shows waiting actions on top of the latest confirmed state, without flicker between two actions', async () => {
  const { queryClient, press, shown } = open({ status: 503, body: { code: 'unavailable' } }, sampleOrder())
  press(sampleOrder(), 'Accept')
  press(sampleOrder(), 'MarkReady')
  await waitFor(() => expect(shown()?.orderStatus).toBe('Ready'))
  putOrder(queryClient, preparingOrder({ rowVersion: 2 }))
  expect(shown()).toMatchObject({ orderStatus: 'Ready', rowVersion: 2 })
})

it('reverts an action that the server refuses, and notifies its listener', async () => {
  const current = sampleOrder({ orderStatus: 'Cancelled', availableActions: [], rowVersion: 3 })
  const problem = { code: 'illegal_transition', status: 409, title: 'Conflict', current }
  const { press, shown } = open({ status: 409, body: problem }, sampleOrder())
  const refusals: unknown[] = []
  press(sampleOrder(), 'Accept', { ...nobody, onRefused: refusal => refusals.push(refusal) })
  await waitFor(() => expect(shown()).toMatchObject({ orderStatus: 'Cancelled', rowVersion: 3 }))
  expect(refusals).toEqual([{ status: 'Cancelled', message: expect.any(String) }])
  expect(useQueuedActions.getState().refused).toEqual([])
})

it('drops later actions of the same order after a refusal', async () => {
  const current = preparingOrder({ orderStatus: 'Cancelled', availableActions: [], rowVersion: 3 })
  const problem = { code: 'illegal_transition', status: 409, title: 'Conflict', current }
  const { press, sent } = open({ status: 409, body: problem }, sampleOrder())
  const refused: OrderActionName[] = []
  const hear = (name: OrderActionName): Listener => ({ ...nobody, onRefused: () => refused.push(name) })
  press(sampleOrder(), 'Accept', hear('Accept'))
  press(sampleOrder(), 'MarkReady', hear('MarkReady'))
  await waitFor(() => expect(refused).toEqual(['Accept', 'MarkReady']))
  expect(sent()).toEqual([{ orderId: 1, action: 1 }])
})

it('keeps an action while the server is unavailable, and reports that it waits', async () => {
  const { press, shown } = open({ status: 503, body: { code: 'unavailable' } }, sampleOrder())
  const held: string[] = []
  press(sampleOrder(), 'Accept', { ...nobody, onHeld: () => held.push('Accept') })
  await waitFor(() => expect(held).toEqual(['Accept']))
  expect(useQueuedActions.getState()).toMatchObject({ waiting: [{ failures: 1 }], refused: [] })
  expect(shown()?.orderStatus).toBe('Preparing')
})

it('sends nothing before the end of Retry-After, regardless of new actions', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const answer: HttpAnswer = { status: 503, body: { code: 'unavailable' }, headers: { 'Retry-After': '42' } }
  const { press, sent } = open(answer, sampleOrder(), sampleOrder({ id: 2 }))
  const held: OrderActionName[] = []
  const hear = (name: OrderActionName): Listener => ({ ...nobody, onHeld: () => held.push(name) })
  press(sampleOrder(), 'Accept', hear('Accept'))
  await waitFor(() => expect(held).toEqual(['Accept']))
  press(sampleOrder({ id: 2 }), 'Reject', hear('Reject'))
  await waitFor(() => expect(held).toEqual(['Accept', 'Reject']))
  await jest.advanceTimersByTimeAsync(38_000)
  expect(sent()).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(10_000)
  await waitFor(() => expect(sent().length).toBeGreaterThan(2))
})

it('ends the wait of Retry-After when the connection is restored', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const answer: HttpAnswer = { status: 503, body: { code: 'unavailable' }, headers: { 'Retry-After': '42' } }
  const { press, sent } = open(answer, sampleOrder())
  press(sampleOrder(), 'Accept')
  await jest.advanceTimersByTimeAsync(5000)
  expect(sent()).toHaveLength(1)
  globalThis.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(1000)
  await waitFor(() => expect(sent()).toHaveLength(2))
})

it('keeps a refusal until it is dismissed when it could not be reported immediately', async () => {
  const { press } = open({ status: 403, body: { code: 'forbidden_role', title: 'Not yours' } }, sampleOrder())
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  press(sampleOrder(), 'Accept')
  await waitFor(() => expect(useQueuedActions.getState().waiting[0]?.failures).toBe(1))
  network.mockRestore()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(useQueuedActions.getState().refused).toHaveLength(1))
  const [first] = useQueuedActions.getState().refused
  expect(first?.refusal?.message).toBe('Not yours')
  await queue.dismiss(first?.key ?? '')
  expect(useQueuedActions.getState().refused).toEqual([])
})

it('sends the actions of other orders while one request hangs', async () => {
  const { press, sent } = open({ status: 500 }, sampleOrder(), sampleOrder({ id: 2 }))
  const done: number[] = []
  let release: () => void = () => undefined
  const hanging = new Promise<void>(resolve => {
    release = resolve
  })
  globalThis.fetch = async (_input, init) => {
    const { orderId } = JSON.parse(String(init?.body))
    if (orderId === 1) await hanging
    return Response.json(preparingOrder({ id: orderId, rowVersion: 2 }))
  }
  press(sampleOrder(), 'Accept', { ...nobody, onDone: ({ id }) => done.push(id) })
  press(sampleOrder({ id: 2 }), 'Accept', { ...nobody, onDone: ({ id }) => done.push(id) })
  await waitFor(() => expect(done).toEqual([2]))
  release()
  await waitFor(() => expect(done).toEqual([2, 1]))
  expect(sent()).toEqual([])
})

it('ignores a store read that began before an action was settled', async () => {
  const { press } = open({ status: 500 }, sampleOrder())
  // Starts one store read the given number of microtasks after the answer; some begin just before the action is
  // removed.
  const readAfter = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) await Promise.resolve()
    await queue.dismiss('of nobody')
  }
  for (let steps = 0; steps < 40; steps += 1) {
    let reading: Promise<void> | undefined
    globalThis.fetch = async () => {
      const answer = Response.json(preparingOrder({ rowVersion: 2 }))
      const body = await answer.text()
      answer.text = async () => {
        reading = readAfter(steps)
        return body
      }
      return answer
    }
    await new Promise<void>(resolve => {
      press(sampleOrder(), 'Accept', { ...nobody, onDone: () => resolve() })
    })
    await reading
    expect(useQueuedActions.getState().waiting).toEqual([])
  }
})
