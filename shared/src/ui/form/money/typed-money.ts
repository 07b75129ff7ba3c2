import { toHalalas, toRiyals } from '#src/contracts/halalas.ts'
import { readNumber } from '#src/contracts/typed-number.ts'
import type { NumberReading } from '#src/contracts/typed-number.ts'

/** Reads an amount in riyals; its value is in halalas. */
export const readHalalas = (text: string): NumberReading => {
  const reading = readNumber(text, { decimals: 2 })
  if (reading.kind !== 'number') return reading
  return { kind: 'number', value: toHalalas(reading.value), isAmbiguous: reading.isAmbiguous }
}

/** The amount as a box shows it, with both decimals. */
export const amountOf = (halalas: number): string => toRiyals(halalas).toFixed(2)
