import { invalid } from '../refusal.ts'
import { readList, readText, readWhole } from '../shape.ts'
import type { Body } from '../shape.ts'
import type { DatedHours, SaleTime } from './shop.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

const readClock = (body: Body, name: string): string => {
  const text = readText(body, name)
  if (!CLOCK.test(text)) throw invalid(`${name} must be a time such as 09:30`)
  return text
}

const readClocks = (time: Body) => ({ from: readClock(time, 'from'), to: readClock(time, 'to') })

/** Parses the hours of single dates. Throws a `Refusal` (invalid). */
export const readDates = (body: Body): DatedHours[] =>
  readList(body, 'dates').map(entry => {
    const date = readText(entry, 'date')
    if (!DATE.test(date)) throw invalid('date must be a date such as 2026-03-01')
    return { date, periods: readList(entry, 'periods').map(readClocks) }
  })

/** Parses the weekly hours. Throws a `Refusal` (invalid). */
export const readWeek = (body: Body): SaleTime[] =>
  readList(body, 'week').map(time => ({
    day: readWhole(time, 'day', [0, 6]),
    ...readClocks(time),
  }))
