import { readNumber } from '@sufra/shared/contracts/typed-number'
import type { NumberReading } from '@sufra/shared/contracts/typed-number'

/** The columns of figures, from the start of the sheet to its end, and the largest value of each (contracts of food facts). */
export const FIGURES = ['calories', 'sodiumMg', 'caffeineMg'] as const
export type Figure = (typeof FIGURES)[number]
export const MOST: Record<Figure, number> = { calories: 9_999, sodiumMg: 99_999, caffeineMg: 9_999 }

/** Reads the text of a cell, typed or pasted: "1,250", "٤٢٠", "12 mg". A figure is a whole number and not negative. */
export const readFigure = (text: string): NumberReading => readNumber(text, { decimals: 0 })

/** The value of a pasted figure; undefined when it cannot be read or is larger than the cell allows. */
export const pastedFigure = (text: string, figure: Figure): number | undefined => {
  const reading = readFigure(text)
  return reading.kind === 'number' && reading.value <= MOST[figure] ? reading.value : undefined
}
