import type { DiscountUsage } from '@sufra/shared/contracts/discount'
import { localDate } from '@sufra/shared/contracts/zoned-time'
import { TIME_ZONE } from '@sufra/shared/i18n'

const DAY_MS = 86_400_000
const WEEKS = 13

export interface UsageWeek {
  /** First day of the week. */
  from: string
  uses: number
}

/** Returns the uses of the last thirteen weeks, the earliest first; the last one ends today. */
export const usageWeeks = (days: DiscountUsage['days'], now: Date): UsageWeek[] => {
  const today = Date.parse(localDate(now, TIME_ZONE))
  return Array.from({ length: WEEKS }, (_, at) => {
    const first = today - (WEEKS - at) * 7 * DAY_MS + DAY_MS
    const isWithin = (date: string) => Date.parse(date) >= first && Date.parse(date) < first + 7 * DAY_MS
    const uses = days.filter(({ date }) => isWithin(date)).reduce((sum, day) => sum + day.uses, 0)
    return { from: new Date(first).toISOString().slice(0, 10), uses }
  })
}
