import { localizeDigits } from './digits.ts'
import type { Language } from './language.ts'

/** Branch time: every merchant is in Saudi Arabia, which has no summer time (specification#wire). */
export const TIME_ZONE = 'Asia/Riyadh'

// Gregorian calendar in both languages (specification#language). Latin digits turn into others in `localizeDigits` alone.
const LOCALE = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' } as const
const CURRENCY = { ar: 'ر.س', en: 'SAR' } as const

const SHAPES = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  shortDate: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  dayOfWeek: { weekday: 'long' },
  time: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  hour: { hour: 'numeric', hourCycle: 'h12' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  dateTime: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

// Making an Intl formatter costs far more than using it.
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

const numberFormat = (language: Language, digits: number): Intl.NumberFormat => {
  const key = `${language}${digits}`
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(LOCALE[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  numberFormats.set(key, made)
  return made
}

const dateFormat = (language: Language, shape: keyof typeof SHAPES): Intl.DateTimeFormat => {
  const key = `${language}${shape}`
  const known = dateFormats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(LOCALE[language], { ...SHAPES[shape], timeZone: TIME_ZONE })
  dateFormats.set(key, made)
  return made
}

/** Input of the date formatters: an ISO instant from the API, milliseconds, or a Date. */
export type Moment = string | number | Date

const show = (moment: Moment, language: Language, shape: keyof typeof SHAPES): string =>
  localizeDigits(dateFormat(language, shape).format(new Date(moment)), language)

// Replaces an invalid number: previews show it while somebody types.
const UNKNOWN = '—'

/** Rounds a number. A result of zero has no sign. */
const writeNumber = (value: number, digits: number, language: Language): string => {
  if (Number.isNaN(value)) return UNKNOWN
  const rounded = Math.abs(value) < 0.5 / 10 ** digits ? 0 : value
  const plain = rounded.toFixed(digits)
  // Nothing to group, no sign and nothing to round: it reads the same without Intl, whose first formatter takes a slow tablet 30 ms.
  const isPlain = rounded >= 0 && rounded < 1000 && Number(plain) === rounded
  return localizeDigits(isPlain ? plain : numberFormat(language, digits).format(rounded), language)
}

/** A whole number: "1,284". */
export const formatNumber = (value: number, language: Language): string => writeNumber(value, 0, language)

/** Pieces or a weight: "3", "0.5". */
export const formatQuantity = (value: number, language: Language): string => {
  const [, fraction = ''] = String(Math.round(value * 1000) / 1000).split('.')
  return writeNumber(value, fraction.length, language)
}

/** The digits of an amount in SAR: "35.00". */
export const formatAmount = (value: number, language: Language): string => writeNumber(value, 2, language)

export const currencyName = (language: Language): string => CURRENCY[language]

/** An amount with its currency: "35.00 SAR", "35.00 ر.س". Isolate it from the text around (`<Money>` does). */
export const formatMoney = (value: number, language: Language): string =>
  `${formatAmount(value, language)} ${CURRENCY[language]}`

/** A signed share of one: 0.032 is "+3.2%". */
export const formatChange = (ratio: number, language: Language): string => {
  const percent = numberFormat(language, 1)
    .format(Math.abs(ratio) * 100)
    .replace(/[.]0$/, '')
  return localizeDigits(`${ratio < 0 && percent !== '0' ? '−' : '+'}${percent}%`, language)
}

/** "15 August 2026" in branch time. */
export const formatDate = (moment: Moment, language: Language): string => show(moment, language, 'date')
/** "15 Aug 2026". */
export const formatShortDate = (moment: Moment, language: Language): string =>
  show(moment, language, 'shortDate')
/** From one day to another one: "3 – 15 Aug 2026"; null is an open end: "… – 15 Aug 2026". */
export const formatDays = (from: Moment | null, to: Moment | null, language: Language): string => {
  const [start, end] = [from, to].map(day => (day === null ? null : new Date(day)))
  // Days the wrong way round are no range: older browsers throw at them.
  if (start && end && start <= end)
    return localizeDigits(dateFormat(language, 'shortDate').formatRange(start, end), language)
  return [start, end].map(day => (day ? formatShortDate(day, language) : '…')).join(' – ')
}
/** "Saturday 15 August". */
export const formatWeekday = (moment: Moment, language: Language): string => show(moment, language, 'weekday')
/** Any day of the week, 0 for Sunday: "Sunday". */
export const formatDayOfWeek = (day: number, language: Language): string =>
  // The fourth of January 2026 is a Sunday.
  show(Date.UTC(2026, 0, 4 + day), language, 'dayOfWeek')
/** "August 2026". */
export const formatMonth = (moment: Moment, language: Language): string => show(moment, language, 'month')
/** "Aug". */
export const formatShortMonth = (moment: Moment, language: Language): string =>
  show(moment, language, 'shortMonth')
/** "4:05 pm". */
export const formatTime = (moment: Moment, language: Language): string => show(moment, language, 'time')
/** "15 Aug 2026, 4:05 pm". */
export const formatDateTime = (moment: Moment, language: Language): string =>
  show(moment, language, 'dateTime')

/** An hour of the day, 0 to 23, as people say it: "4 pm". */
export const formatHour = (hour: number, language: Language): string =>
  // Riyadh is three hours ahead of UTC all year.
  show(Date.UTC(2026, 0, 2, hour - 3), language, 'hour')
