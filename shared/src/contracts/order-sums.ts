import { toHalalas, toRiyals } from './halalas.ts'
import type { AmountDifference, Order } from './order.ts'

type Amounts = Pick<Order, 'charges' | 'amountDifferences'>

/** By how much the platform's sum is above ours, SAR; 0 where the two are equal. */
export const differenceIn = (
  { amountDifferences }: Pick<Order, 'amountDifferences'>,
  of: AmountDifference['of'],
): number =>
  toRiyals(
    amountDifferences
      .filter(difference => difference.of === of)
      .reduce((sum, { expected, stated }) => sum + toHalalas(stated) - toHalalas(expected), 0),
  )

/** Whether a sum is off by more than rounding. */
export const hasRealDifference = ({ amountDifferences }: Pick<Order, 'amountDifferences'>): boolean =>
  amountDifferences.some(({ isRounding }) => !isRounding)

/** What the total counts on top of items, discount and delivery. */
export const addedCharges = ({ charges }: Pick<Amounts, 'charges'>): Amounts['charges'] =>
  charges.filter(({ isAdded }) => isAdded)

/** Whether a part of it could not be read: its platform's device shows what is missing. */
export const isIncomplete = ({ failureReason }: Pick<Order, 'failureReason'>): boolean =>
  failureReason === 'invalid_payload'
