import { PaymentState } from '@sufra/shared/contracts/payment'
import { isOpen, isRefused, leadsOn, stateOf } from './payment-state.ts'

const STATES = PaymentState.options
const REFUSED = ['Declined', 'Error', 'Cancelled', 'Expired'] as const

it('each letter of ClickPay is a state, and no other', () => {
  expect([...'AHPVEDXC'].map(stateOf)).toEqual([
    ...['Authorised', 'OnHold', 'Pending', 'Voided', 'Error', 'Declined', 'Expired', 'Cancelled'],
  ])
  for (const letter of ['a', 'B', 'S', '', 'AA']) expect(stateOf(letter)).toBeUndefined()
})

it('no message leads back, whatever the order', () => {
  for (const from of STATES)
    for (const to of STATES) if (leadsOn(from, to)) expect(leadsOn(to, from)).toBe(false)
  for (const from of STATES) expect(leadsOn(from, from)).toBe(false)
})

it('a charge counts though the payment was given up, and is only followed by its money going back', () => {
  for (const refused of REFUSED) expect(leadsOn(refused, 'Authorised')).toBe(true)
  expect(STATES.filter(to => leadsOn('Authorised', to))).toEqual(['Voided', 'Refunded'])
})

it('every state is open, refused or authorised', () => {
  expect(STATES.filter(isOpen)).toEqual(['Created', 'Redirected', 'Pending', 'OnHold'])
  expect(STATES.filter(isRefused)).toEqual([...REFUSED, 'Voided', 'Refunded'])
})
