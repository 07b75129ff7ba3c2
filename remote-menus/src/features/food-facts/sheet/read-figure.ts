import { toLatinDigits } from '@sufra/shared/contracts/text'

/** The columns of figures, from the start of the sheet to its end, and the most that each may hold (contracts of food facts). */
export const FIGURES = ['calories', 'sodiumMg', 'caffeineMg'] as const
export type Figure = (typeof FIGURES)[number]
export const MOST: Record<Figure, number> = { calories: 9_999, sodiumMg: 99_999, caffeineMg: 9_999 }

/** What is typed into a cell, letter by letter: its digits, as many as the largest figure has. Null while there are none. */
export const typedFigure = (text: string, figure: Figure): number | null => {
  const digits = toLatinDigits(text).replace(/\D/g, '').slice(0, String(MOST[figure]).length)
  return digits === '' ? null : Number(digits)
}

/** A pasted figure: "1,250", "٤٢٠", "12.5 mg". Undefined when it is none, or more than the cell may hold. */
export const pastedFigure = (text: string, figure: Figure): number | undefined => {
  const plain = toLatinDigits(text)
    .replace(/[\s,٬]/g, '')
    .replace('٫', '.')
  const [number] = /^\d+(\.\d+)?/.exec(plain) ?? []
  const value = number === undefined ? undefined : Math.round(Number(number))
  return value === undefined || value > MOST[figure] ? undefined : value
}
