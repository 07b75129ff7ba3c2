import { readNumber } from '@sufra/shared/contracts/typed-number'
import type { NumberReading } from '@sufra/shared/contracts/typed-number'

/** Number columns from start to end of the sheet, with their maximum values (contracts of food facts). */
export const FIGURES = ['calories', 'sodiumMg', 'caffeineMg'] as const
export type Figure = (typeof FIGURES)[number]
export const MOST: Record<Figure, number> = { calories: 9_999, sodiumMg: 99_999, caffeineMg: 9_999 }

/** Parses the typed or pasted text of a cell: "1,250", "٤٢٠", "12 mg". A figure is a whole number, not negative. */
export const readFigure = (text: string): NumberReading => readNumber(text, { decimals: 0 })

/** Returns the pasted figure; undefined if it is unreadable or too large. */
export const pastedFigure = (text: string, figure: Figure): number | undefined => {
  const reading = readFigure(text)
  return reading.kind === 'number' && reading.value <= MOST[figure] ? reading.value : undefined
}
