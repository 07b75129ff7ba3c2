import { spanOfDay } from '@sufra/shared/contracts/hours'
import { localDate, zonedInstant } from '@sufra/shared/contracts/zoned-time'
import type { Shop } from '#src/modules/channels/channels.ts'

const DAY = 24 * 60
const LONGEST = 180

const minuteOfDay = (at: Date, timeZone: string): number =>
  Math.floor((at.getTime() - zonedInstant(localDate(at, timeZone), 0, timeZone).getTime()) / 60_000)

/** Returns the preparation time at `at`: by the branch's hours of the day, longer while it is busy. */
export const prepMinutesAt = (
  {
    prepMinutes,
    acceptance,
    busyMinutes,
    timeZone,
  }: Pick<Shop, 'prepMinutes' | 'acceptance' | 'busyMinutes' | 'timeZone'>,
  at: Date,
): number => {
  const minute = acceptance.prepTimes.length > 0 ? minuteOfDay(at, timeZone) : 0
  const ofTheHour = acceptance.prepTimes.find(time => {
    const { start, end } = spanOfDay(time)
    return (start <= minute && minute < end) || minute + DAY < end
  })
  return Math.min((ofTheHour?.minutes ?? prepMinutes) + busyMinutes, LONGEST)
}
