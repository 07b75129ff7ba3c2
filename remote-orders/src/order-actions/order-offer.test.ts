import { offers, sampleOrder } from '@sufra/shared/testing'
import { nextStepOf, offerOf, otherStepsOf, prepChoicesOf } from './order-offer.ts'

it('returns no offer for an action that the server does not list', () => {
  const order = sampleOrder({ availableActions: offers('Accept') })
  expect(offerOf(order, 'Accept')?.action).toBe(1)
  expect(offerOf(order, 'Reject')).toBeUndefined()
})

it('puts the next step on the main button and further steps into the menu', () => {
  const order = sampleOrder({
    orderStatus: 'Accepted',
    availableActions: offers('MarkReady', 'StartPreparing', 'Cancel'),
  })
  expect(nextStepOf(order)).toBe('StartPreparing')
  expect(otherStepsOf(order)).toEqual(['MarkReady'])
})

it('shows no button for an order without a step', () => {
  expect(nextStepOf(sampleOrder({ availableActions: [] }))).toBeUndefined()
})

it.each([
  [1, [1, 15, 20, 30]],
  [12, [12, 15, 20, 30]],
  [13, [10, 13, 20, 30]],
  [20, [10, 15, 20, 30]],
  [25, [10, 15, 25, 30]],
  [90, [10, 15, 20, 90]],
])('for a branch with %i minutes of preparation, offers the choices %j', (prepMinutes, chips) => {
  expect(prepChoicesOf({ prepMinutes })).toEqual(chips)
})
