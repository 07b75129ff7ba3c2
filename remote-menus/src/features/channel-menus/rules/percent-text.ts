import { readNumber } from '@sufra/shared/contracts/typed-number'

/** The percentage of a text; null when it cannot be read or is out of bounds. */
export const percentOf = (text: string, { min, max }: { min: number; max: number }): number | null => {
  const reading = readNumber(text, { decimals: 2, isSigned: true })
  if (reading.kind !== 'number') return null
  return reading.value >= min && reading.value <= max ? reading.value : null
}
