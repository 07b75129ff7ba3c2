import { toHalalas, toRiyals } from './halalas.ts'
import { localDate, zonedInstant } from './zoned-time.ts'

const ZONE = 'Asia/Riyadh'
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const MINUTES_OF_DAY = 1440

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * Returns the end of a period that begins at `from`, in Riyadh's calendar: the same time of day `months` later, on the
 * day of the month on which the first of the unbroken periods began (`anchor`). A month without that day uses its last
 * one, and the next month the day itself again: 31 January, 28 February, 31 March. An anchor whose day differs from the
 * period's start is ignored.
 */
export const nextRenewal = ({ from, months, anchor }: { from: Date; months: number; anchor: Date }): Date => {
  const date = localDate(from, ZONE)
  const [year = 0, month = 0, ownDay = 0] = date.split('-').map(Number)
  const anchorDay = Number(localDate(anchor, ZONE).slice(8))
  const day = Math.min(anchorDay, daysIn(year, month)) === ownDay ? anchorDay : ownDay
  const reached = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(reached / 12), (reached % 12) + 1]
  const to = `${toYear}-${two(toMonth)}-${two(Math.min(day, daysIn(toYear, toMonth)))}`
  const timeOfDay = from.getTime() - zonedInstant(date, 0, ZONE).getTime()
  return new Date(zonedInstant(to, 0, ZONE).getTime() + timeOfDay)
}

/** Returns the end of a first period: see `nextRenewal`. */
export const addMonths = (from: Date, months: number): Date => nextRenewal({ from, months, anchor: from })

/** Returns the number of midnights in Riyadh between the two; negative if `to` is earlier. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(localDate(to, ZONE)) - Date.parse(localDate(from, ZONE))) / DAY_MS)

export interface Period {
  startsAt: Date
  expiryDate: Date
}

/** A part of a period, in minutes. */
export interface TimeShare {
  left: number
  total: number
}

const minutesBetween = (from: Date, to: Date): number =>
  Math.ceil((to.getTime() - from.getTime()) / MINUTE_MS)

/** Returns the remaining minutes of a period; a started minute counts. */
export const timeLeft = ({ startsAt, expiryDate }: Period, now: Date): TimeShare => {
  const total = Math.max(1, minutesBetween(startsAt, expiryDate))
  return { left: Math.min(total, Math.max(0, minutesBetween(now, expiryDate))), total }
}

/** Returns the share in days, with fractions. */
export const inDays = ({ left, total }: TimeShare): TimeShare => ({
  left: left / MINUTES_OF_DAY,
  total: total / MINUTES_OF_DAY,
})

/**
 * Returns the part of a price for the remaining time, half up to the halala.
 * @param price SAR for the whole period
 */
export const prorated = (price: number, { left, total }: TimeShare): number =>
  toRiyals(Math.floor((2 * toHalalas(price) * left + total) / (2 * total)))

/** A bought period, with the fields that a change of plan needs. SAR. */
export interface BoughtPeriod extends Period {
  /** Null: nothing was paid (a trial, a gift). */
  months: number | null
  /** Price of a month on its plan when it was bought. */
  priceMonthly: number
  /** Amount paid for the whole period, including the credit of an earlier one. */
  value: number
  /** Start of the original period, if an upgrade that kept the renewal day replaced its rest. */
  cutFrom?: Date
}

/** The requested period. SAR. */
export interface WantedPeriod {
  months: number
  priceMonthly: number
  /** Price of the whole period. */
  price: number
}

export type PlanDirection = 'up' | 'down' | 'same'

/** Returns `up` for a higher monthly price, or for an equal one with more months. */
export const directionOf = (
  bought: Pick<BoughtPeriod, 'months' | 'priceMonthly'>,
  wanted: Pick<WantedPeriod, 'months' | 'priceMonthly'>,
): PlanDirection => {
  const more = toHalalas(wanted.priceMonthly) - toHalalas(bought.priceMonthly)
  const longer = wanted.months - (bought.months ?? wanted.months)
  const step = more || longer
  if (step === 0) return 'same'
  return step > 0 ? 'up' : 'down'
}

export interface UpgradePrice {
  /** SAR: price of the new plan for the period that begins now. */
  price: number
  /** SAR: credit for the rest of the old plan, at most the price. */
  credit: number
  /** Charged share of the new plan's price; null: all of it. */
  charged: TimeShare | null
  /** Credited share of the old plan's value. */
  credited: TimeShare
  expiryDate: Date
}

// The more expensive plan is charged for at least a day: nobody gets it for free in the last minutes of a period.
const chargedShare = (bought: BoughtPeriod, now: Date): TimeShare => {
  const { left, total } = timeLeft({ ...bought, startsAt: bought.cutFrom ?? bought.startsAt }, now)
  return { left: Math.min(total, Math.max(left, MINUTES_OF_DAY)), total }
}

/**
 * Returns the cost of an upgrade now. With equal months the renewal day stays, and both plans are charged by the minute
 * until then, the more expensive one for at least a day. With more months a new period begins now.
 */
export const upgradePrice = (bought: BoughtPeriod, wanted: WantedPeriod, now: Date): UpgradePrice => {
  const credited = timeLeft(bought, now)
  const keepsItsDay = bought.months === wanted.months
  const charged = keepsItsDay ? chargedShare(bought, now) : null
  const price = charged ? prorated(wanted.price, charged) : wanted.price
  return {
    price,
    charged,
    credited,
    credit: Math.min(price, prorated(bought.value, credited)),
    expiryDate: keepsItsDay ? bought.expiryDate : addMonths(now, wanted.months),
  }
}
