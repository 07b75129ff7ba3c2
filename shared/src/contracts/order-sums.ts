import { toHalalas, toRiyals } from './halalas.ts'
import type { AmountDifference, Order, OrderCharge } from './order.ts'

// An order of an older server version, or stored on the device since then, has no such sums.
type Charged = Partial<Pick<Order, 'charges'>>
type Compared = Partial<Pick<Order, 'amountDifferences'>>

/** Returns the platform's charges beside delivery. */
export const chargesOf = ({ charges = [] }: Charged): OrderCharge[] => charges

/** Returns the charges that the total includes beside items, discount and delivery. */
export const addedCharges = (order: Charged): OrderCharge[] =>
  chargesOf(order).filter(({ isAdded }) => isAdded)

/** Returns the two differing sums; undefined if they are equal. */
export const differenceOf = (
  { amountDifferences = [] }: Compared,
  of: AmountDifference['of'],
): AmountDifference | undefined => amountDifferences.find(difference => difference.of === of)

/** Returns the platform's sum minus ours, in SAR; 0 if they are equal. */
export const differenceIn = (order: Compared, of: AmountDifference['of']): number => {
  const { expected = 0, stated = 0 } = differenceOf(order, of) ?? {}
  return toRiyals(toHalalas(stated) - toHalalas(expected))
}

/** Returns true if a sum differs by more than rounding. */
export const hasRealDifference = ({ amountDifferences = [] }: Compared): boolean =>
  amountDifferences.some(({ isRounding }) => !isRounding)

/** Returns true if a part of the order could not be read; the platform's device shows the missing part. */
export const isIncomplete = ({ failureReason }: Pick<Order, 'failureReason'>): boolean =>
  failureReason === 'invalid_payload'
