import { toLatinDigits, stripInvisibleMarks } from '#src/contracts/text.ts'

/** A day of the Gregorian calendar as the wire has it: "2026-11-22". */
export type CalendarDay = string

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/

const two = (value: number | string): string => String(value).padStart(2, '0')

export const toDay = (date: Date): CalendarDay =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** Noon of this device, for a calendar that is drawn on it. */
export const toDate = (day: CalendarDay): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** "٢٢/١١/٢٠٢٦", "22-11-2026" and "2026-11-22" as a day; null for what is none, such as the 31st of February. */
export const typedDay = (text: string): CalendarDay | null => {
  const latin = stripInvisibleMarks(toLatinDigits(text)).replace(/\s/g, '')
  const [, date, month, year] = DAY_FIRST.exec(latin) ?? []
  const [, firstYear, itsMonth, itsDate] = YEAR_FIRST.exec(latin) ?? []
  const day = `${year ?? firstYear}-${two(month ?? itsMonth ?? '')}-${two(date ?? itsDate ?? '')}`
  return /^\d/.test(day) && toDay(toDate(day)) === day ? day : null
}

/** "22/11/2026" */
export const shownDay = (day: CalendarDay | null): string => day?.split('-').reverse().join('/') ?? ''
