import type { PlatformPeriod } from '@sufra/shared/contracts/operator-dashboard'
import type { Permission } from '@sufra/shared/contracts/permission'
import { periodOf } from '../dashboard-period.ts'
import type { Period } from '../order-day/business-day.ts'

/** The requested period and the one of equal length before it, both as far as the period has passed. */
export interface Asked {
  now: Date
  period: Period
  previous: Period
}

/** Errors: 400 for an invalid period. */
export const askedPeriod = (request: PlatformPeriod, permissions: readonly Permission[]): Asked => {
  const now = new Date()
  const { from, to } = periodOf(request, { permissions, now, startHour: 0 })
  const passed = new Date(Math.min(to.getTime(), Math.max(now.getTime(), from.getTime())))
  const length = to.getTime() - from.getTime()
  const back = (instant: Date) => new Date(instant.getTime() - length)
  return { now, period: { from, to: passed }, previous: { from: back(from), to: back(passed) } }
}
