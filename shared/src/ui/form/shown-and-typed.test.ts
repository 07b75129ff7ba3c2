import fc from 'fast-check'
import { setDigits } from '#src/i18n/digits.ts'
import { formatAmount, formatMoney, formatNumber } from '#src/i18n/formatters.ts'
import { shownDay, toDate, toDay, typedDay } from './dates/calendar-day.ts'
import { pastedCode, typedDigits } from './code-digits.ts'
import { numberOfReading, readNumber } from '#src/contracts/typed-number.ts'
import { amountOf, readHalalas } from './money/typed-money.ts'

// People copy displayed values into inputs, so an input has to parse every format that Sufra writes.
const WRITINGS = [
  ['en', 'latin'],
  ['ar', 'latin'],
  ['ar', 'arabic'],
] as const

const halalasOf = (text: string) => numberOfReading(readHalalas(text))
const wholeNumber = (text: string) => numberOfReading(readNumber(text, { decimals: 0 }))

const MARKS = ['', '\u061C', '\u200B', '\u200E', '\u200F', '\u00A0', ' ', '\t']
const around = fc.tuple(fc.constantFrom(...MARKS), fc.constantFrom(...MARKS))

afterEach(() => setDigits('latin'))

it.each(WRITINGS)('an amount as it is shown in %s, %s digits, is read as it is', (language, digits) => {
  setDigits(digits)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), around, (halalas, [before, after]) => {
      for (const shown of [formatAmount(halalas / 100, language), formatMoney(halalas / 100, language)]) {
        expect(halalasOf(`${before}${shown}${after}`)).toBe(halalas)
      }
    }),
  )
})

it('parses the amount that the box shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), halalas => {
      expect(halalasOf(amountOf(halalas))).toBe(halalas)
    }),
  )
})

it.each(WRITINGS)('a number as it is shown in %s, %s digits, is read as it is', (language, digits) => {
  setDigits(digits)
  fc.assert(
    fc.property(fc.nat(), around, (number, [before, after]) => {
      expect(wholeNumber(`${before}${formatNumber(number, language)}${after}`)).toBe(number)
    }),
  )
})

const days = fc
  .date({ min: new Date('1900-01-01T12:00:00Z'), max: new Date('2199-12-31T12:00:00Z'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

it('parses a displayed day in any digits and with any separator', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('/', '-', '.'), around, (day, sign, [before, after]) => {
      const shown = shownDay(day).replaceAll('/', sign)
      const arabic = shown.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)))
      for (const text of [shown, arabic, day]) expect(typedDay(`${before}${text}${after}`)).toBe(day)
    }),
  )
})

it("keeps a day through the device's calendar", () => {
  fc.assert(fc.property(days, day => expect(toDay(toDate(day))).toBe(day)))
})

it.each(['0/1/2026', '1/0/2026', '32/1/2026', '29/2/2100', '1/1/0000', '1/1/20266', '2026/13/01', '1/1'])(
  'rejects the day %s',
  text => {
    expect(typedDay(text)).toBeNull()
  },
)

describe('a code in a message', () => {
  it.each([
    ['Your Sufra code is 482913. It holds for 5 minutes.', '482913'],
    ['رمز سفرة ٤٨٢٩١٣ صالح لمدة ٥ دقائق', '482913'],
    ['482 913', '482913'],
    ['4-8-2-9-1-3', '482913'],
    ['\u200E482913\u200F', '482913'],
    ['Order 1234567 has the code 482913', '482913'],
  ])('reads %s as %s', (text, code) => {
    expect(pastedCode(text, 6)).toBe(code)
  })

  it('returns null if digits are missing', () => {
    for (const text of ['', '48291', 'Your code']) expect(pastedCode(text, 6)).toBeNull()
  })

  it("cuts typed digits to the code's length", () => {
    expect(typedDigits('٤٨٢ 913 7', 6)).toBe('482913')
    expect(typedDigits('a4b', 6)).toBe('4')
  })
})
