import { toLatinDigits, stripInvisibleMarks } from './text.ts'

export interface NumberRules {
  /** The most decimals that are allowed; 0 for whole numbers. */
  decimals: number
  /** True if a minus sign is allowed. False when omitted. */
  isSigned?: boolean
  /**
   * False for numbers that are too small for thousands (coordinates): a comma is then a decimal separator.
   * True when omitted.
   */
  isGrouped?: boolean
}

export type NumberReading =
  | { kind: 'empty' }
  /** `isAmbiguous`: the value depends on the reading of one comma ("1,250", "12,5"), so it should be shown before it is saved. */
  | { kind: 'number'; value: number; isAmbiguous: boolean }
  | { kind: 'refused' }

// A longer text is no number; the limit keeps the patterns below quick on any input.
const LONGEST = 60

const REFUSED: NumberReading = { kind: 'refused' }

// A number that is copied from another page or sheet comes with its unit.
const UNIT = String.raw`(?:SAR|S\.?R\.?|riyals?|k?cal|mg|ر\.?\s?س\.?|ريال(?:\s?سعودي)?|سعر[ةه]|ملغ|مجم|[\uFDFC\u20C1%٪])`
const UNITS = new RegExp(String.raw`^${UNIT}\s*|\s*${UNIT}$`, 'gi')

// With two decimals behind them they are still exact.
const MOST_WHOLE_DIGITS = 13

/** U+066B is always the decimal separator; U+066C, apostrophes and spaces always separate thousands. */
const CERTAIN_DECIMAL = '٫'
const CERTAIN_GROUP = '٬'
const unified = (text: string): string => text.replace(/[\s'’]/g, CERTAIN_GROUP).replace(/،/g, ',')

const INTEGER = /^(?:\d*|[1-9]\d{0,2}(?:([.,٬])\d{3})(?:\1\d{3})*)$/
// One separator that may be of thousands: up to three digits before it, exactly three behind it.
const MAYBE_GROUPED = /^[1-9]\d{0,2}([.,])\d{3}$/

/** The decimal separator of a number: null for none, undefined when it cannot be decided. */
const decimalSeparatorOf = (body: string, { decimals, isGrouped = true }: NumberRules) => {
  if (body.includes(CERTAIN_DECIMAL)) return CERTAIN_DECIMAL
  const last = /[.,](?=[^.,]*$)/.exec(body)?.[0]
  if (last === undefined) return null
  if (body.indexOf(last) !== body.lastIndexOf(last)) return null
  if (!isGrouped || !MAYBE_GROUPED.test(body)) return last
  if (last === ',') return null
  return decimals < 3 ? undefined : last
}

const splitAt = (body: string, separator: string | null): [whole: string, fraction: string] => {
  if (separator === null) return [body, '']
  const place = body.lastIndexOf(separator)
  return [body.slice(0, place), body.slice(place + 1).replace(/^(\d*[1-9])?0*$/, '$1')]
}

const isReadable = (whole: string, fraction: string, { decimals, isGrouped = true }: NumberRules): boolean =>
  (isGrouped ? INTEGER : /^\d*$/).test(whole) && /^\d*$/.test(fraction) && fraction.length <= decimals

/**
 * Reads a number as people type or paste it: Latin, Arabic or Persian digits, either decimal separator, grouped thousands, a
 * unit beside it, invisible marks anywhere. A text without a single meaning is refused, never cut or rounded: "1.250" riyals, "1,25,0",
 * "-5" without `isSigned`, "12.5" as a whole number. Typing and pasting the same text give the same number.
 */
export const readNumber = (text: string, rules: NumberRules): NumberReading => {
  const written = stripInvisibleMarks(toLatinDigits(text)).trim()
  if (written === '') return { kind: 'empty' }
  if (written.length > LONGEST) return REFUSED
  const plain = written.replace(UNITS, '')
  const isNegative = rules.isSigned === true && /^[-−]/.test(plain)
  const body = unified(isNegative ? plain.slice(1) : plain)
  if (!/\d/.test(body)) return REFUSED
  const separator = decimalSeparatorOf(body, rules)
  if (separator === undefined) return REFUSED
  const [whole, fraction] = splitAt(body, separator)
  if (!isReadable(whole, fraction, rules)) return REFUSED
  const digits = whole.replace(/\D/g, '')
  if (digits.length > MOST_WHOLE_DIGITS) return REFUSED
  const size = Number(`${digits || '0'}.${fraction || '0'}`)
  return {
    kind: 'number',
    value: isNegative && size !== 0 ? -size : size,
    isAmbiguous: rules.isGrouped !== false && /^[^.,٫٬]*,[^.,٫٬]+$/.test(body),
  }
}

/** The number of a reading: null for an empty text, NaN for a refused one. NaN fails every contract and cannot be sent. */
export const numberOfReading = (reading: NumberReading): number | null => {
  if (reading.kind === 'empty') return null
  return reading.kind === 'number' ? reading.value : Number.NaN
}
