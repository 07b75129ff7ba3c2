import fc from 'fast-check'
import { numberOfReading, readNumber } from './typed-number.ts'
import type { NumberRules } from './typed-number.ts'

const MONEY: NumberRules = { decimals: 2 }
const WHOLE: NumberRules = { decimals: 0 }
const PERCENT: NumberRules = { decimals: 2, isSigned: true }
const DEGREES: NumberRules = { decimals: 15, isSigned: true, isGrouped: false }

const read = (text: string, rules: NumberRules) => numberOfReading(readNumber(text, rules))
const isAmbiguous = (text: string): boolean => {
  const reading = readNumber(text, MONEY)
  return reading.kind === 'number' && reading.isAmbiguous
}

it.each([
  ['1,250', 1250],
  ['12,500', 12_500],
  ['10,000.50', 10_000.5],
  ['1.234,50', 1234.5],
  ['1,250,000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['1 250.50', 1250.5],
  ["1'250,50", 1250.5],
  ['1\u202F250,5', 1250.5],
  ['12,5', 12.5],
  ['12،5', 12.5],
  ['١٬٢٣٤٫٥', 1234.5],
  ['۱۲٫۵', 12.5],
  ['.5', 0.5],
  ['8.', 8],
  ['0.500', 0.5],
  ['1,234.50 SAR', 1234.5],
  ['٣٥٫٥٠ ر.س', 35.5],
  ['12 riyals', 12],
  ['\u2066\u200F1,250\u061C\u00A0\u2069', 1250],
])('reads the amount %s', (text, value) => {
  expect(read(text, MONEY)).toBe(value)
})

it.each([
  ...['1.250', '1.999', '1,25,0', '12,50,00', '1,2,3', '12 50', '1٬25', '0,250.5'],
  ...['-5', '5-', '1e3', 'five', '.', 'SAR', '1234567890123456', `1${' '.repeat(60)}2`],
])('refuses the amount %s', text => {
  expect(read(text, MONEY)).toBeNaN()
})

it.each([
  ['1,250', 1250],
  ['12.00', 12],
  ['٩٨٠', 980],
  ['980.5', Number.NaN],
  ['12,5', Number.NaN],
  ['12.000', Number.NaN],
  ['-5', Number.NaN],
  ['', null],
  [' \u200F', null],
])('reads %s as the whole number %s', (text, value) => {
  expect(read(text, WHOLE)).toBe(value)
})

it.each([
  ['12,5', PERCENT, 12.5],
  ['−12.25%', PERCENT, -12.25],
  ['٪١٥', PERCENT, 15],
  ['1,000', PERCENT, 1000],
  ['12.555', PERCENT, Number.NaN],
  ['−1,250.5', PERCENT, -1250.5],
  ['24,713', DEGREES, 24.713],
  ['٢٤٫٧١٣٦', DEGREES, 24.7136],
  ['-0', DEGREES, 0],
  ['24.713551700000002', { ...DEGREES, decimals: 20 }, 24.713551700000002],
])('reads %s where a sign is allowed', (text, rules, value) => {
  expect(read(text, rules)).toBe(value)
})

it('marks a number whose meaning depends on one comma', () => {
  for (const text of ['1,250', '12,5', '١،٢٥٠']) expect(isAmbiguous(text)).toBe(true)
  for (const text of ['1250', '1,250.5', '1,250,000', '12.5', '١٬٢٥٠', '12٫5'])
    expect(isAmbiguous(text)).toBe(false)
})

const ARABIC = (text: string) => text.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)))
const grouped = (whole: number, separator: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, separator)

it('reads an amount in every grouping, separator and digit system as the same amount', () => {
  const separators = fc.constantFrom(
    ['', '.'],
    ['', '٫'],
    [',', '.'],
    ['.', ','],
    [' ', '.'],
    ['\u00A0', ','],
    ['٬', '٫'],
  )
  const amounts = fc.tuple(fc.nat(99_999_999), fc.nat(99))
  fc.assert(
    fc.property(amounts, separators, ([whole, rest], [group = '', point = '.']) => {
      const cents = String(rest).padStart(2, '0')
      const text = `${grouped(whole, group)}${point}${cents}`
      for (const written of [text, ARABIC(text)])
        expect(read(written, MONEY)).toBe(Number(`${whole}.${cents}`))
    }),
  )
})

it('never turns a refused sign, letter or decimal into another number', () => {
  const characters = fc.array(fc.constantFrom(...'0123456789٠١٢.,٫٬، -−ex\u200F'), { maxLength: 12 })
  fc.assert(
    fc.property(characters, letters => {
      const text = letters.join('')
      const value = read(text, MONEY)
      if (value === null || Number.isNaN(value)) return
      expect(text).not.toMatch(/[-−ex]/)
      expect(Math.round(value * 100) / 100).toBe(value)
      // All digits that were typed are in the number, in their order; only zeros at its ends may be missing.
      const digits = (written: string) =>
        written
          .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) & 0xf))
          .replace(/\D/g, '')
          .replace(/^0+|0+$/g, '')
      expect(digits(value.toFixed(2))).toBe(digits(text))
    }),
    { numRuns: 2000 },
  )
})

it('reads a whole number in every grouping and digit system as the same number', () => {
  fc.assert(
    fc.property(
      fc.nat(99_999_999),
      fc.constantFrom('', ',', '٬', ' ', '\u00A0', '\u202F', "'"),
      fc.boolean(),
      (number, group, isArabic) => {
        const text = grouped(number, group)
        expect(read(isArabic ? ARABIC(text) : text, WHOLE)).toBe(number)
      },
    ),
  )
})
