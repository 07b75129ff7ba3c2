import { toLatinDigits } from '#src/contracts/text.ts'

// Beyond it a number is no longer exact.
const MOST_DIGITS = 15

// What is pasted may have a fraction: without its point, 12.50 would be 1250.
const FRACTION = /[.٫].*$|[,،]\d{1,2}$/
// Whatever else stands in it, marks that nobody sees among them.
const OTHER = /[^\d.٫,،]/g

/** The whole number that was typed, in Arabic or Latin digits, without what stands behind a point; null when there is no digit. */
export const wholeNumber = (text: string): number | null => {
  const digits = toLatinDigits(text)
    .replace(OTHER, '')
    .replace(FRACTION, '')
    .replace(/\D/g, '')
    .slice(0, MOST_DIGITS)
  return digits === '' ? null : Number(digits)
}
