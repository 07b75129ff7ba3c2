import type { Product } from '@sufra/shared/contracts/product'
import type { FactEdit } from '../draft/fact-draft.ts'
import { FIGURES, pastedFigure } from '../draft/read-figure.ts'
import type { Figure } from '../draft/read-figure.ts'

interface Place {
  /** Products in the order of the sheet. */
  rows: readonly Product[]
  /** Row of the paste. */
  index: number
  figure: Figure
}

interface Pasted {
  edits: FactEdit[]
  filled: number
  /** Number of values that are invalid, too large or outside of the sheet. Blank cells are skipped. */
  unread: number
}

const cellsOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t'))

/**
 * Returns edits for cells that were copied from a spreadsheet, from the pasted cell downwards and towards the end side.
 */
export const pasteCells = (text: string, { rows, index, figure }: Place): Pasted => {
  const columns = FIGURES.slice(FIGURES.indexOf(figure))
  const pasted: Pasted = { edits: [], filled: 0, unread: 0 }
  for (const [down, line] of cellsOf(text).entries()) {
    const product = rows[index + down]
    const facts: FactEdit['facts'] = {}
    for (const [along, cell] of line.entries()) {
      if (cell.trim() === '') continue
      const column = columns[along]
      const value = product && column && pastedFigure(cell, column)
      if (column === undefined || value === undefined) pasted.unread += 1
      else {
        facts[column] = value
        pasted.filled += 1
      }
    }
    if (product && Object.keys(facts).length > 0) pasted.edits.push({ product, facts })
  }
  return pasted
}
