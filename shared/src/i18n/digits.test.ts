import { setDigits } from './digits.ts'
import {
  formatAmount,
  formatChange,
  formatDate,
  formatDateTime,
  formatHour,
  formatMoney,
  formatMonth,
  formatNumber,
  formatShortDate,
  formatTime,
  formatWeekday,
} from './formatters.ts'
import type { Language } from './language.ts'

const MOMENT = '2026-08-15T13:05:00Z'

const everything = (language: Language): string[] => [
  ...[formatNumber, formatAmount, formatMoney].map(format => format(1_234_567.5, language)),
  ...[formatDate, formatShortDate, formatDateTime, formatMonth, formatTime, formatWeekday].map(format =>
    format(MOMENT, language),
  ),
  ...[formatChange(-0.125, language), formatHour(16, language)],
]

afterEach(() => setDigits('latin'))

it("writes every Arabic format in the person's digits with their own separators", () => {
  expect(everything('ar').filter(text => !/\d/.test(text))).toEqual([])
  setDigits('arabic')
  expect(everything('ar').filter(text => /\d/.test(text) || !/[٠-٩]/.test(text))).toEqual([])
  expect(formatAmount(1_234_567.5, 'ar')).toBe('١٬٢٣٤٬٥٦٧٫٥٠')
  expect(formatChange(-0.125, 'ar')).toBe('−١٢٫٥٪')
})

it('keeps the digits of English', () => {
  const before = everything('en')
  setDigits('arabic')
  expect(everything('en')).toEqual(before)
})
