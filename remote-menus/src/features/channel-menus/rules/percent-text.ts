import { readNumber } from '@sufra/shared/contracts/typed-number'

/** Returns the percentage of a text; null if it is invalid or out of range. */
export const percentOf = (text: string, { min, max }: { min: number; max: number }): number | null => {
  const reading = readNumber(text, { decimals: 2, isSigned: true })
  if (reading.kind !== 'number') return null
  return reading.value >= min && reading.value <= max ? reading.value : null
}
