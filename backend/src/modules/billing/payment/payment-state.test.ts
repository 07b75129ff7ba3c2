import { PaymentState } from '@sufra/shared/contracts/payment'
import { isOpen, isRefused, canTransition, stateOf } from './payment-state.ts'

const STATES = PaymentState.options
const REFUSED = ['Declined', 'Error', 'Cancelled', 'Expired'] as const

it('maps each letter of ClickPay to a state, and no other letter', () => {
  expect([...'AHPVEDXC'].map(stateOf)).toEqual([
    ...['Authorised', 'OnHold', 'Pending', 'Voided', 'Error', 'Declined', 'Expired', 'Cancelled'],
  ])
  for (const letter of ['a', 'B', 'S', '', 'AA']) expect(stateOf(letter)).toBeUndefined()
})

it('never returns to an earlier state, in any order of messages', () => {
  for (const from of STATES)
    for (const to of STATES) if (canTransition(from, to)) expect(canTransition(to, from)).toBe(false)
  for (const from of STATES) expect(canTransition(from, from)).toBe(false)
})

it('accepts a charge after the payment was given up, and only a refund after it', () => {
  for (const refused of REFUSED) expect(canTransition(refused, 'Authorised')).toBe(true)
  expect(STATES.filter(to => canTransition('Authorised', to))).toEqual(['Voided', 'Refunded'])
})

it('has each state open, refused or authorised', () => {
  expect(STATES.filter(isOpen)).toEqual(['Created', 'Redirected', 'Pending', 'OnHold'])
  expect(STATES.filter(isRefused)).toEqual([...REFUSED, 'Voided', 'Refunded'])
})
