import type { Letter } from './transaction.ts'

/** One action on the page: the result of the payment, and the faults on the way. */
export interface Act {
  letter: Letter
  /** late: some seconds after the browser's return */
  callback: 'once' | 'twice' | 'late' | 'never'
  /** whether the browser returns; hang: the page never answers */
  back: 'at-once' | 'never' | 'hang'
  /** deliberately wrong field of the callback */
  wrong?: 'amount' | 'currency' | 'cart' | 'signature'
}

const paid = { letter: 'A', callback: 'once', back: 'at-once' } as const

export const ACTS = {
  pay: paid,
  decline: { ...paid, letter: 'D' },
  cancel: { ...paid, letter: 'C' },
  hold: { ...paid, letter: 'H' },
  error: { ...paid, letter: 'E' },
  hang: { ...paid, letter: 'P', callback: 'never', back: 'hang' },
  twice: { ...paid, callback: 'twice' },
  'return-first': { ...paid, callback: 'late' },
  'no-callback': { ...paid, callback: 'never' },
  'no-return': { ...paid, back: 'never' },
  'other-amount': { ...paid, wrong: 'amount' },
  'other-currency': { ...paid, wrong: 'currency' },
  'other-cart': { ...paid, wrong: 'cart' },
  'wrong-signature': { ...paid, wrong: 'signature' },
} as const satisfies Record<string, Act>
export type ActName = keyof typeof ACTS

export const isAct = (name: string): name is ActName => Object.hasOwn(ACTS, name)

/** The four actions of real payers; the others simulate faults. */
export const USUAL: readonly ActName[] = ['pay', 'decline', 'cancel', 'hold']
export const FAULTS = Object.keys(ACTS)
  .filter(isAct)
  .filter(name => !USUAL.includes(name))
