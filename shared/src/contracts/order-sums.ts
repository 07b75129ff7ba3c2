import { toHalalas, toRiyals } from './halalas.ts'
import type { AmountDifference, Order, OrderCharge } from './order.ts'

// An order from a server of an older version, or kept on the device since then, has no such sums.
type Charged = Partial<Pick<Order, 'charges'>>
type Compared = Partial<Pick<Order, 'amountDifferences'>>

/** The platform's charges beside delivery. */
export const chargesOf = ({ charges = [] }: Charged): OrderCharge[] => charges

/** The charges that the total adds to items, discount and delivery. */
export const addedCharges = (order: Charged): OrderCharge[] =>
  chargesOf(order).filter(({ isAdded }) => isAdded)

/** The two sums that differ; undefined where they are equal. */
export const differenceOf = (
  { amountDifferences = [] }: Compared,
  of: AmountDifference['of'],
): AmountDifference | undefined => amountDifferences.find(difference => difference.of === of)

/** By how much the platform's sum is above ours, SAR; 0 where the two are equal. */
export const differenceIn = (order: Compared, of: AmountDifference['of']): number => {
  const { expected = 0, stated = 0 } = differenceOf(order, of) ?? {}
  return toRiyals(toHalalas(stated) - toHalalas(expected))
}

/** Whether a sum is off by more than rounding. */
export const hasRealDifference = ({ amountDifferences = [] }: Compared): boolean =>
  amountDifferences.some(({ isRounding }) => !isRounding)

/** Whether a part of it could not be read: its platform's device shows what is missing. */
export const isIncomplete = ({ failureReason }: Pick<Order, 'failureReason'>): boolean =>
  failureReason === 'invalid_payload'
