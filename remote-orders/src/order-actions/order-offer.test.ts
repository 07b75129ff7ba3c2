import { offers, sampleOrder } from '@sufra/shared/testing'
import { nextStepOf, offerOf, otherStepsOf, prepChoicesOf } from './order-offer.ts'

it('what is not listed is not offered', () => {
  const order = sampleOrder({ availableActions: offers('Accept') })
  expect(offerOf(order, 'Accept')?.action).toBe(1)
  expect(offerOf(order, 'Reject')).toBeUndefined()
})

it('the next step of an order is its one big button, further steps go to the menu', () => {
  const order = sampleOrder({
    orderStatus: 'Accepted',
    availableActions: offers('MarkReady', 'StartPreparing', 'Cancel'),
  })
  expect(nextStepOf(order)).toBe('StartPreparing')
  expect(otherStepsOf(order)).toEqual(['MarkReady'])
})

it('an order without any step has no button', () => {
  expect(nextStepOf(sampleOrder({ availableActions: [] }))).toBeUndefined()
})

it.each([
  [1, [1, 15, 20, 30]],
  [12, [12, 15, 20, 30]],
  [13, [10, 13, 20, 30]],
  [20, [10, 15, 20, 30]],
  [25, [10, 15, 25, 30]],
  [90, [10, 15, 20, 90]],
])('a branch that takes %i minutes has the chips %j', (prepMinutes, chips) => {
  expect(prepChoicesOf({ prepMinutes })).toEqual(chips)
})
