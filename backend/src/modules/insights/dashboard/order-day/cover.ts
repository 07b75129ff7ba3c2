import { LATEST_DAY_START } from '@sufra/shared/contracts/hours'
import { addDays, businessDayAt, dayAt, dayOf, startOf } from './trade-day.ts'
import type { Period } from './trade-day.ts'

/** What is added up of one merchant's orders. */
export interface RollUpState {
  /** the first day that is not; null when none is */
  until: string | null
  /** days of which orders have changed since */
  marks: readonly string[]
}

/** Where the sums of a period are to be had: from days that are added up, and from orders themselves. */
export interface Cover {
  /** `to` without itself */
  days: { from: string; to: string; except: string[] } | null
  orders: Period[]
}

const isStretch = ({ from, to }: Period): boolean => from < to

/** Whole days that nothing has touched are taken as they were added up, and all else from the orders: the two never overlap. */
export const coverOf = (period: Period, { until, marks }: RollUpState): Cover => {
  const startDay = dayOf(period.from)
  const from = startOf(startDay) < period.from ? addDays(startDay, 1) : startDay
  // A day that ends at an hour of its branch may still run at an instant of the next morning.
  const lastDay = dayAt(period.to) ?? businessDayAt(period.to, LATEST_DAY_START)
  const to = until !== null && until < lastDay ? until : lastDay
  if (until === null || from >= to) return { days: null, orders: [period].filter(isStretch) }
  const except = [...new Set(marks)].filter(day => day >= from && day < to).toSorted()
  return {
    days: { from, to, except },
    orders: [
      { from: period.from, to: startOf(from) },
      ...except.map(day => ({ from: startOf(day), to: startOf(addDays(day, 1)) })),
      { from: startOf(to), to: period.to },
    ].filter(isStretch),
  }
}
