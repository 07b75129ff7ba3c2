import { businessDayAt, periodsAround } from './branch-hours.ts'
import type { OpenPeriod, WeeklyHours } from './branch-hours.ts'
import { nextMidnight } from '@sufra/shared/contracts/zoned-time'

const HOME_ZONE = 'Asia/Riyadh'

const latest = (instants: Date[]): Date | undefined =>
  instants.toSorted((left, right) => right.getTime() - left.getTime())[0]

const earliest = (instants: Date[]): Date | undefined =>
  instants.toSorted((left, right) => left.getTime() - right.getTime())[0]

const midnightOf = (weeks: WeeklyHours[], now: Date): Date =>
  nextMidnight(now, weeks[0]?.timeZone ?? HOME_ZONE)

const periodsOf = (
  week: WeeklyHours,
  now: Date,
  isWanted: (day: string, today: string) => boolean,
): OpenPeriod[] => {
  const today = businessDayAt(week, now)
  return periodsAround(week, now).filter(period => isWanted(period.businessDay, today))
}

/**
 * Returns the latest end of these branches' business day, which may be after midnight; midnight when none is
 * open today.
 */
export const endOfBusinessDay = (weeks: WeeklyHours[], now: Date): Date => {
  const ends = weeks
    .flatMap(week => periodsOf(week, now, (day, today) => day === today))
    .map(({ closesAt }) => closesAt)
  return latest(ends.filter(end => end > now)) ?? midnightOf(weeks, now)
}

/** Returns the first opening of these branches on the next business day; midnight when none has hours. */
export const nextDayOpening = (weeks: WeeklyHours[], now: Date): Date => {
  const openings = weeks
    .flatMap(week => periodsOf(week, now, (day, today) => day > today))
    .map(({ opensAt }) => opensAt)
  return earliest(openings.filter(opening => opening > now)) ?? midnightOf(weeks, now)
}
