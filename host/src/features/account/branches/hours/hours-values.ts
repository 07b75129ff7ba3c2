import type { RamadanHours, SpecialDay } from '@sufra/shared/contracts/branch-schedule'
import type { HoursPeriod } from '@sufra/shared/contracts/hours'
import type { ContractForm } from '@sufra/shared/forms'

/** Form values of a branch's hours. */
export interface HoursValues {
  hours: HoursPeriod[]
  specialHours: SpecialDay[]
  ramadanHours: RamadanHours | null
}

export type HoursPath = Parameters<ContractForm<HoursValues>['field']>[0]

export interface HoursFieldsProps {
  value: HoursValues
  onChange: (part: Partial<HoursValues>) => void
  isSent: boolean
  /** Returns the error of a field. */
  errorOf: (path: HoursPath) => string | undefined
}

const DAY_MS = 86_400_000
const HIJRI = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  timeZone: 'UTC',
})
const RAMADAN = '9'
const monthOf = (day: number): string =>
  HIJRI.formatToParts(day).find(({ type }) => type === 'month')?.value ?? ''
const dateOf = (day: number): string => new Date(day).toISOString().slice(0, 10)

/** Returns the first and last day of the current or next Ramadan, by the Umm al-Qura calendar. */
export const nextRamadan = (now: number): { startsOn: string; endsOn: string } => {
  let first = Math.floor(now / DAY_MS) * DAY_MS
  while (monthOf(first) !== RAMADAN) first += DAY_MS
  while (monthOf(first - DAY_MS) === RAMADAN) first -= DAY_MS
  let last = first
  while (monthOf(last + DAY_MS) === RAMADAN) last += DAY_MS
  return { startsOn: dateOf(first), endsOn: dateOf(last) }
}

/** Returns usual hours in Ramadan: from before sunset until late at night. */
export const usualRamadan = (now: number): RamadanHours => ({
  ...nextRamadan(now),
  hours: [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({ dayOfWeek, from: '17:00', to: '03:00' })),
})
