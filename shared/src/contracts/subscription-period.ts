import { toHalalas, toRiyals } from './halalas.ts'
import { localDate, zonedInstant } from './zoned-time.ts'

const ZONE = 'Asia/Riyadh'
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const MINUTES_OF_DAY = 1440

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * The end of a period that begins at `from`, by the calendar of Riyadh: the same time of day so many months later, on the day of the
 * month on which the first of its unbroken periods began (`anchor`). A month without that day has its last one instead, and the
 * month after it the day itself again: 31 January, 28 February, 31 March. An anchor on whose day the period does not begin is
 * left out.
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

/** The end of a first period: see `nextRenewal`. */
export const addMonths = (from: Date, months: number): Date => nextRenewal({ from, months, anchor: from })

/** How many midnights of Riyadh lie between them; negative when `to` is earlier. */
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

/** The minutes of a period that are left; one that has begun counts whole. */
export const timeLeft = ({ startsAt, expiryDate }: Period, now: Date): TimeShare => {
  const total = Math.max(1, minutesBetween(startsAt, expiryDate))
  return { left: Math.min(total, Math.max(0, minutesBetween(now, expiryDate))), total }
}

/** The same share in days, with fractions. */
export const inDays = ({ left, total }: TimeShare): TimeShare => ({
  left: left / MINUTES_OF_DAY,
  total: total / MINUTES_OF_DAY,
})

/**
 * The share of a price that belongs to the time that is left, half up to the halala.
 * @param price SAR for the whole period
 */
export const prorated = (price: number, { left, total }: TimeShare): number =>
  toRiyals(Math.floor((2 * toHalalas(price) * left + total) / (2 * total)))

/** What a merchant has bought, as far as a change of plan has to know. SAR. */
export interface BoughtPeriod extends Period {
  /** null: nothing was paid for it (a trial, a present) */
  months: number | null
  /** of a month on its plan, as it was bought */
  priceMonthly: number
  /** of what was paid for the whole period, also with what was left of one before it */
  value: number
  /** An upgrade that kept the day of renewal is the rest of a longer period: when that one began. */
  cutFrom?: Date
}

/** What a merchant wants instead. SAR. */
export interface WantedPeriod {
  months: number
  priceMonthly: number
  /** of the whole period */
  price: number
}

export type PlanDirection = 'up' | 'down' | 'same'

/** Dearer by the month is up; of two that cost the same the longer one is. */
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
  /** SAR: what the new plan costs for the period that begins now */
  price: number
  /** SAR: what is left of the old one, never more than the price */
  credit: number
  /** the share of the new plan's price; null: all of it */
  charged: TimeShare | null
  /** the share of the old plan's value */
  credited: TimeShare
  expiryDate: Date
}

// The dearer plan is charged for one day at least: nobody gets it for nothing in the last minutes of a period.
const chargedShare = (bought: BoughtPeriod, now: Date): TimeShare => {
  const { left, total } = timeLeft({ ...bought, startsAt: bought.cutFrom ?? bought.startsAt }, now)
  return { left: Math.min(total, Math.max(left, MINUTES_OF_DAY)), total }
}

/**
 * The cost of an upgrade now. With the same number of months the day of renewal stays, and both plans count for the minutes until
 * then, the dearer one for a day at least; with more months a whole new period begins now.
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
