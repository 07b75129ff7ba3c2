import type { SheetRows } from '@sufra/shared/contracts/branch'
import type { HoursPeriod } from '@sufra/shared/contracts/hours'
import { searchKey, stripInvisibleMarks, toLatinDigits } from '@sufra/shared/contracts/text'
import { numberOfReading, readNumber } from '@sufra/shared/contracts/typed-number'
import { defaultWeek } from '@sufra/shared/ui/forms'
import arabic from '#src/locales/onboarding/ar.json'
import english from '#src/locales/onboarding/en.json'
import { coordinateOf } from '../form/branch-values.ts'

/** Columns of a sheet of branches. */
export const BRANCH_COLUMNS = [
  'nameAr',
  'nameEn',
  'phone',
  'city',
  'district',
  'address',
  'code',
  'lat',
  'lng',
  'prepMinutes',
  'hours',
] as const
export type BranchColumn = (typeof BRANCH_COLUMNS)[number]

// Accepted headings of each column, in both languages.
const HEADINGS: Record<BranchColumn, string> = {
  nameAr: 'name ar, arabic name, branch name arabic, الاسم العربي, الاسم بالعربية, اسم الفرع, الاسم, الفرع',
  nameEn:
    'name en, english name, branch name english, name, branch, branch name, الاسم الإنجليزي, الاسم بالإنجليزية',
  phone: 'phone, telephone, mobile, phone number, الهاتف, هاتف, الجوال, رقم الهاتف',
  city: 'city, town, المدينة, مدينة',
  district: 'district, area, neighbourhood, الحي, حي, المنطقة',
  address: 'address, street, العنوان, عنوان, الشارع',
  code: 'code, branch code, id, الرمز, رمز الفرع, كود',
  lat: 'lat, latitude, خط العرض',
  lng: 'lng, lon, longitude, خط الطول',
  prepMinutes: 'prep minutes, preparation, preparation minutes, prep, دقائق التحضير, مدة التحضير, التحضير',
  hours: 'hours, opening hours, working hours, ساعات العمل, أوقات العمل, الدوام',
}

const keyOf = (text: string): string =>
  searchKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Returns the index of each column, by its heading. */
export const columnsOf = (headings: readonly string[]): Partial<Record<BranchColumn, number>> => {
  const keys = headings.map(keyOf)
  const taken = new Set<number>()
  const found: Partial<Record<BranchColumn, number>> = {}
  for (const column of BRANCH_COLUMNS) {
    const words = HEADINGS[column].split(',').map(keyOf)
    const at = words.map(word => keys.findIndex((key, place) => key === word && !taken.has(place)))
    const place = at.find(each => each >= 0)
    if (place === undefined) continue
    taken.add(place)
    found[column] = place
  }
  return found
}

const CITIES = new Map(
  [arabic.cities, english.cities].flatMap(names =>
    Object.entries(names).flatMap(([key, name]) => [[keyOf(name), key] as const, [keyOf(key), key] as const]),
  ),
)

const PERIOD = /^(\d{1,2}:\d{2})\s*(?:-|–|to|إلى)\s*(\d{1,2}:\d{2})$/
const ALL_DAY = /^24\s*(h|hours|ساعة)?$/
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

const clock = (text: string): string => text.padStart(5, '0')

// Unreadable hours are sent unchanged, so that the server reports the error.
const hoursOf = (text: string): HoursPeriod[] => {
  const written = stripInvisibleMarks(toLatinDigits(text)).trim().toLowerCase()
  if (written === '') return defaultWeek()
  const periods = written.split(/[,;،؛]/).map(part => {
    if (ALL_DAY.test(part.trim())) return { from: '00:00', to: '00:00' }
    const [, from, to] = PERIOD.exec(part.trim()) ?? []
    return from && to ? { from: clock(from), to: clock(to) } : { from: 'x', to: 'x' }
  })
  return EVERY_DAY.flatMap(dayOfWeek => periods.map(period => ({ dayOfWeek, ...period })))
}

const minutesOf = (text: string): number | null => numberOfReading(readNumber(text, { decimals: 0 }))

// A cell that cannot be read is sent unchanged, so that the server refuses its row and names the field.
const cellValue = (text: string, read: (text: string) => number | null): number | string | undefined => {
  const number = read(text)
  if (number === null) return undefined
  return Number.isNaN(number) ? text : number
}

/** Returns the rows in the format of AddBulk, in the order of the sheet. */
export const branchesOf = ({ headings, lines }: SheetRows): Record<string, unknown>[] => {
  const columns = columnsOf(headings)
  return lines.map(({ cells }) => {
    const cell = (column: BranchColumn) => cells[columns[column] ?? -1] ?? ''
    const city = cell('city').trim()
    return {
      name: { ar: cell('nameAr'), en: cell('nameEn') },
      phone: cell('phone'),
      city: CITIES.get(keyOf(city)) ?? city,
      district: cell('district'),
      address: cell('address'),
      code: cell('code') || undefined,
      lat: cellValue(cell('lat'), coordinateOf),
      lng: cellValue(cell('lng'), coordinateOf),
      prepMinutes: cellValue(cell('prepMinutes'), minutesOf),
      hours: hoursOf(cell('hours')),
    }
  })
}

/** Returns a template sheet as a data address: known headings and one example branch. */
export const templateAddress = (headings: readonly string[], example: readonly string[]): string => {
  const text = `\uFEFF${headings.join(',')}\r\n${example.join(',')}\r\n`
  return `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`
}
