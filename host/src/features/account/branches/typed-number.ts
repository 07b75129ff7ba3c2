import { toLatinDigits } from '@sufra/shared/contracts/text'

const UNSEEN = /[\s\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** The number of a box or a cell, as an Arabic keyboard writes it too: "٢٤٫٧١". Null for nothing, NaN for what is none. */
export const typedNumber = (text: string): number | null => {
  const written = toLatinDigits(text).replace(UNSEEN, '').replace('٫', '.')
  return written === '' ? null : Number(written)
}
