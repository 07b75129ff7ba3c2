import { toLatinDigits } from '@sufra/shared/contracts/text'

const PERCENT = /^-?\d{1,3}([.,٫]\d{1,2})?$/

/** A percentage as it was typed, in Arabic or Latin digits; null when it is none or out of bounds. */
export const percentOf = (text: string, { min, max }: { min: number; max: number }): number | null => {
  const plain = toLatinDigits(text.trim()).replace('−', '-')
  if (!PERCENT.test(plain)) return null
  const percent = Number(plain.replace(/[,٫]/, '.'))
  return percent >= min && percent <= max ? percent : null
}
