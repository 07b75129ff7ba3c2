import {
  formatAmount,
  formatChange,
  formatDate,
  formatDateTime,
  formatDayOfWeek,
  formatDays,
  formatHour,
  formatMoney,
  formatNumber,
  formatQuantity,
  formatTime,
  formatWeekday,
} from './formatters.ts'

// Intl adds invisible direction marks to Arabic (specification#language).
const bare = (text: string) => text.replace(/[\u200E\u200F]/g, '').replace(/[\u00A0\u2009\u202F]/g, ' ')
const MOMENT = '2026-08-15T13:05:00Z'

it.each([
  ['ar', '35.00 ر.س'],
  ['en', '35.00 SAR'],
] as const)('money in %s has two Latin decimals and its currency', (language, text) => {
  expect(bare(formatMoney(35, language))).toBe(text)
})

it.each(['ar', 'en'] as const)('numbers in %s are grouped, with Latin digits', language => {
  expect(bare(formatNumber(1284, language))).toBe('1,284')
})

it.each(['ar', 'en'] as const)('what needs no Intl in %s is written exactly as Intl writes it', language => {
  const intl = (digits: number) =>
    new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-latn' : 'en-GB', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const values = [
    0,
    1,
    7.5,
    35,
    86.25,
    0.1,
    1.005,
    0.29,
    999,
    999.99,
    999.995,
    999.5,
    1000,
    -3,
    -1000.5,
    Infinity,
  ]
  for (const value of values) {
    expect(formatNumber(value, language)).toBe(intl(0).format(value))
    expect(formatAmount(value, language)).toBe(intl(2).format(value))
  }
})

it('shows a moment in Riyadh time, with the name of the month', () => {
  expect(bare(formatDateTime(MOMENT, 'en'))).toBe('15 Aug 2026, 4:05 pm')
  expect(bare(formatDate(MOMENT, 'en'))).toBe('15 August 2026')
  expect(bare(formatTime(MOMENT, 'en'))).toBe('4:05 pm')
})

it('shows Arabic dates in the Gregorian calendar with Latin digits', () => {
  expect(bare(formatDate(MOMENT, 'ar'))).toBe('15 أغسطس 2026')
  expect(bare(formatTime(MOMENT, 'ar'))).toBe('4:05 م')
})

it('shows the new day once midnight has passed in Riyadh', () => {
  expect(bare(formatWeekday('2026-08-15T22:30:00Z', 'en'))).toBe('Sunday 16 August')
})

it.each([
  ['en', 'Sunday', 'Saturday'],
  ['ar', 'الأحد', 'السبت'],
] as const)('the week in %s runs from %s to %s', (language, first, last) => {
  expect([formatDayOfWeek(0, language), formatDayOfWeek(6, language)]).toEqual([first, last])
})

it.each([
  [0, '12 am'],
  [12, '12 pm'],
  [23, '11 pm'],
])('hour %i reads %s', (hour, text) => {
  expect(bare(formatHour(hour, 'en'))).toBe(text)
})

it.each([
  [0.032, '+3.2%'],
  [-0.124, '−12.4%'],
  [0, '+0%'],
  [-0, '+0%'],
  [-0.0004, '+0%'],
  [-0.0006, '−0.1%'],
])('a change of %d reads %s', (ratio, text) => {
  expect(formatChange(ratio, 'en')).toBe(text)
})

it.each([
  [-0, '0.00 SAR', '0'],
  [-0.004, '0.00 SAR', '0'],
  [-0.006, '-0.01 SAR', '0'],
  [-0.4, '-0.40 SAR', '0'],
  [-0.6, '-0.60 SAR', '-1'],
  [-1284.5, '-1,284.50 SAR', '-1,285'],
])('%d is %s, and as a whole number %s: what comes to nothing has no sign', (value, money, whole) => {
  expect(bare(formatMoney(value, 'en'))).toBe(money)
  expect(bare(formatNumber(value, 'en'))).toBe(whole)
})

it.each([
  { from: '2026-11-03', to: '2026-11-19', language: 'en', text: '3 – 19 Nov 2026' },
  { from: '2026-11-03', to: '2026-11-19', language: 'ar', text: '3–19 نوفمبر 2026' },
  { from: '2026-10-30', to: '2026-11-02', language: 'en', text: '30 Oct – 2 Nov 2026' },
  { from: '2025-12-30', to: '2026-01-02', language: 'ar', text: '30 ديسمبر 2025 – 2 يناير 2026' },
  { from: '2026-11-03', to: '2026-11-03', language: 'en', text: '3 Nov 2026' },
  { from: '2026-11-19', to: '2026-11-03', language: 'en', text: '19 Nov 2026 – 3 Nov 2026' },
  { from: null, to: '2026-11-19', language: 'en', text: '… – 19 Nov 2026' },
  { from: '2026-11-03', to: null, language: 'ar', text: '3 نوفمبر 2026 – …' },
] as const)(
  'days from $from to $to in $language read $text: month and year once, where they are the same',
  ({ from, to, language, text }) => {
    expect(bare(formatDays(from, to, language))).toBe(text)
  },
)

it.each([
  [3, '3'],
  [0.5, '0.5'],
  [1250.125, '1,250.125'],
  [0.1 + 0.2, '0.3'],
])('%d pieces or kilos read as %s', (value, text) => {
  expect(bare(formatQuantity(value, 'en'))).toBe(text)
})

it('shows a dash for a number that cannot be read', () => {
  expect(formatNumber(Number.NaN, 'en')).toBe('—')
  expect(formatMoney(Number.NaN, 'ar')).toBe('— ر.س')
})
