import { invalid } from '../refusal.ts'
import { readList, readText, readWhole } from '../shape.ts'
import type { Body } from '../shape.ts'
import type { SaleTime } from './shop.ts'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

const readClock = (body: Body, name: string): string => {
  const text = readText(body, name)
  if (!CLOCK.test(text)) throw invalid(`${name} must be a time such as 09:30`)
  return text
}

/** When a shop sells. Throws a `Refusal` (invalid). */
export const readWeek = (body: Body): SaleTime[] =>
  readList(body, 'week').map(time => ({
    day: readWhole(time, 'day', [0, 6]),
    from: readClock(time, 'from'),
    to: readClock(time, 'to'),
  }))
