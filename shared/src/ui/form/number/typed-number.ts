import { toLatinDigits } from '#src/contracts/text.ts'

// Beyond it a number is no longer exact.
const MOST_DIGITS = 15

/** The whole number that was typed, in Arabic or Latin digits; null when there is no digit. */
export const wholeNumber = (text: string): number | null => {
  const digits = toLatinDigits(text).replace(/\D/g, '').slice(0, MOST_DIGITS)
  return digits === '' ? null : Number(digits)
}
