import type { Permission } from '@sufra/shared/contracts/permission'
import { forbiddenRole, validation } from '#src/errors.ts'
import type { Period } from './dashboard.repository.ts'

// The days of the restaurants' trade; the Kingdom has no summer time.
export const HOME_ZONE = 'Asia/Riyadh'
const OFFSET_MS = 3 * 3_600_000
const DAY_MS = 86_400_000
const LONGEST_MS = 400 * DAY_MS

const today = (now: Date): Period => {
  const start = Math.floor((now.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS
  return { from: new Date(start), to: new Date(start + DAY_MS) }
}

/** The period that was asked for, or today; other days need `dashboard.history`. */
export const periodOf = (
  { from, to }: { from?: string; to?: string },
  { permissions, now }: { permissions: readonly Permission[]; now: Date },
): Period => {
  const day = today(now)
  const period = { from: from ? new Date(from) : day.from, to: to ? new Date(to) : day.to }
  const length = period.to.getTime() - period.from.getTime()
  if (!(length > 0 && length <= LONGEST_MS)) throw validation({ to: ['invalid_period'] })
  const isToday = period.from >= day.from && period.to <= day.to
  if (!isToday && !permissions.includes('dashboard.history')) throw forbiddenRole()
  return period
}

/** The same stretch, as far as it has passed, in the last week that ended before it began. */
export const previousPeriod = ({ from, to }: Period, now: Date): Period => {
  const passed = new Date(Math.min(to.getTime(), Math.max(now.getTime(), from.getTime())))
  const weeks = Math.max(1, Math.ceil((to.getTime() - from.getTime()) / (7 * DAY_MS)))
  const back = weeks * 7 * DAY_MS
  return { from: new Date(from.getTime() - back), to: new Date(passed.getTime() - back) }
}
