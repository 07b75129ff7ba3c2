import { ORDER_ACTION } from '@sufra/shared/contracts/order-codes'
import type { OrderActionName } from '@sufra/shared/contracts/order'
import { NOW, at, offers, preparingOrder, sampleOrder } from '@sufra/shared/testing'
import { expectOrder, showsPress } from './expect-order.ts'
import type { QueuedAction } from './queued-action.ts'

const ALL = ['orders.accept', 'orders.prepare', 'orders.handOver'] as const

const pressed = (actionName: OrderActionName, details: object = {}): QueuedAction => ({
  key: actionName,
  userId: 7,
  orderNumber: '4821',
  actionName,
  body: { orderId: 1, action: ORDER_ACTION[actionName], ...details },
  pressedAt: NOW,
  failures: 0,
  refusal: null,
})

it.each([
  ['Accept', sampleOrder(), 'Preparing'],
  ['Accept', sampleOrder({ orderStatus: 'Scheduled' }), 'Accepted'],
  ['Reject', sampleOrder(), 'Rejected'],
  ['StartPreparing', preparingOrder({ orderStatus: 'Accepted' }), 'Preparing'],
  ['MarkReady', preparingOrder(), 'Ready'],
  ['HandOver', preparingOrder({ orderStatus: 'Ready', type: 'Delivery' }), 'PickedUp'],
  ['HandOver', preparingOrder({ orderStatus: 'Ready', type: 'Pickup' }), 'Completed'],
  ['Complete', preparingOrder({ orderStatus: 'PickedUp' }), 'Completed'],
  ['Cancel', preparingOrder(), 'Cancelled'],
  ['Delay', preparingOrder(), 'Preparing'],
] as const)('predicts the status that the server will set for %s', (action, order, status) => {
  const expected = expectOrder(order, [pressed(action)], ALL)
  expect(expected.orderStatus).toBe(status)
  expect(expected.rowVersion).toBe(order.rowVersion)
})

it('applies several actions, each to the result of the one before', () => {
  const steps = [pressed('Accept', { prepMinutes: 20 }), pressed('MarkReady')]
  const expected = expectOrder(sampleOrder(), steps, ALL)
  expect([expected.orderStatus, expected.prepMinutes, expected.promisedAt]).toEqual(['Ready', 20, at(20)])
  expect(expected.availableActions.map(({ actionName }) => actionName)).toEqual(['HandOver'])
})

it('offers only the next step, and only with its permission, until the server answers', () => {
  const offered = (permissions: typeof ALL | readonly []) =>
    expectOrder(sampleOrder(), [pressed('Accept')], permissions).availableActions.map(each => each.actionName)
  expect(offered(ALL)).toEqual(['MarkReady'])
  expect(offered([])).toEqual([])
})

it('moves the promised time for a delay and keeps the offered actions', () => {
  const order = preparingOrder({ promisedAt: at(10), availableActions: offers('MarkReady', 'Cancel') })
  const expected = expectOrder(order, [pressed('Delay', { addMinutes: 5 })], ALL)
  expect(expected.promisedAt).toBe(at(15))
  expect(expected.availableActions).toEqual(order.availableActions)
})

it('returns the same object for an order without waiting actions', () => {
  const other = sampleOrder({ id: 2 })
  expect(expectOrder(other, [pressed('Accept')], ALL)).toBe(other)
})

it('returns the same expected object until another action is added, so that nothing renders twice', () => {
  const order = sampleOrder()
  const expected = expectOrder(order, [pressed('Accept')], ALL)
  expect(expectOrder(order, [pressed('Accept')], ALL)).toBe(expected)
  expect(expectOrder(order, [pressed('Accept'), pressed('MarkReady')], ALL)).not.toBe(expected)
  expect(expectOrder(order, [], ALL)).toBe(order)
})

it('knows which actions an expected order includes', () => {
  const order = sampleOrder()
  const expected = expectOrder(order, [pressed('Accept')], ALL)
  expect([order, expected].map(each => showsPress(each, 'Accept'))).toEqual([false, true])
  expect(showsPress(expected, 'MarkReady')).toBe(false)
})
