import { offers, sampleOrder } from '@sufra/shared/testing'
import { nearestPrep, nextStepOf, offerOf, otherStepsOf } from './order-offer.ts'

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
  [1, 10],
  [12, 10],
  [13, 15],
  [18, 20],
  [25, 20],
  [90, 30],
])('%i minutes start on the chip of %i', (minutes, chip) => {
  expect(nearestPrep(minutes)).toBe(chip)
})
