import { LATEST_DAY_START } from '@sufra/shared/contracts/hours'
import { addDays, businessDayAt, dayAt, dayOf, startOf } from './business-day.ts'
import type { Period } from './business-day.ts'

/** State of the stored daily sums of one merchant. */
export interface RollUpState {
  /** first day without sums; null: no sums */
  until: string | null
  /** days whose orders changed after the sums were stored */
  marks: readonly string[]
}

/** Sources for the sums of a period: stored days, and orders. */
export interface SumSources {
  /** `to` is exclusive */
  days: { from: string; to: string; except: string[] } | null
  orders: Period[]
}

const isStretch = ({ from, to }: Period): boolean => from < to

/**
 * Returns the cover of a period: stored sums for whole unchanged days, orders for everything else, without
 * overlap.
 */
export const coverOf = (period: Period, { until, marks }: RollUpState): SumSources => {
  const startDay = dayOf(period.from)
  const from = startOf(startDay) < period.from ? addDays(startDay, 1) : startDay
  // A business day may continue into the next morning, up to the branch's hour.
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
