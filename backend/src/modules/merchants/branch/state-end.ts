import type { StateEnd } from '@sufra/shared/contracts/state-choices'
import { validation } from '#src/errors/errors.ts'
import type { WeeklyHours } from './branch-hours.ts'
import { endOfBusinessDay, nextDayOpening } from './business-day.ts'

const LONGEST_MS = 366 * 86_400_000
const HOURS = { '30m': 0.5, '1h': 1, '2h': 2, '4h': 4, '12h': 12 } as const

export interface WantedStateEnd {
  until?: string | null
  preset?: StateEnd
}

/** 400 for an end in the past or more than a year ahead. */
export const checkStateEnd = ({ until }: WantedStateEnd, now: Date, field = 'until'): void => {
  if (!until) return
  const ahead = Date.parse(until) - now.getTime()
  if (ahead <= 0 || ahead > LONGEST_MS) throw validation({ [field]: ['must_be_in_the_future'] })
}

/** Returns the end of a pause or busy time; null without one. Days are the branch's business days. */
export const stateEndOf = (week: WeeklyHours, { until, preset }: WantedStateEnd, now: Date): Date | null => {
  if (until) return new Date(until)
  if (preset === undefined) return null
  if (preset === 'endOfHours') return endOfBusinessDay([week], now)
  if (preset === 'nextOpening') return nextDayOpening([week], now)
  return new Date(now.getTime() + HOURS[preset] * 3_600_000)
}
