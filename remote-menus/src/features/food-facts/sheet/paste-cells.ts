import type { Product } from '@sufra/shared/contracts/product'
import type { FactEdit } from '../draft/fact-draft.ts'
import { FIGURES, pastedFigure } from '../draft/read-figure.ts'
import type { Figure } from '../draft/read-figure.ts'

interface Place {
  /** The products as they stand in the sheet. */
  rows: readonly Product[]
  /** Where it was pasted. */
  index: number
  figure: Figure
}

interface Pasted {
  edits: FactEdit[]
  filled: number
  /** What was no figure, was too large, or lay beyond the sheet. Blank cells are left as they are. */
  unread: number
}

const cellsOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t'))

/** Lays what was copied from a spreadsheet over the cells, down from the one that it was pasted into and on to the end side. */
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
