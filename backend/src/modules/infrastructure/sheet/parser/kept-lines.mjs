import { LIMITS } from './limits.mjs'
import { Refusal } from './refusal.mjs'

// Excel reads ="00123" as the text 00123; exports use this to keep leading zeros.
const TEXT_FORMULA = /^="([^"]*)"$/

// Invisible marks that pages and spreadsheets put around numbers and people copy along.
const DIRECTION_MARKS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g

const trimmed = cells => {
  const last = cells.findLastIndex(cell => cell.trim() !== '')
  return cells.slice(0, last + 1)
}

/** Collects the non-blank rows of one file, and refuses the file at the first exceeded limit. */
export const createKeptLines = () => {
  let keptCells = 0
  let keptText = 0
  return (lines, { number, cells }) => {
    const kept = trimmed(cells.map(cell => cell.replace(DIRECTION_MARKS, '').replace(TEXT_FORMULA, '$1')))
    if (kept.length === 0) return
    if (kept.length > LIMITS.columns) throw new Refusal(`import_too_many_columns:${LIMITS.columns}`)
    keptCells += kept.length
    keptText += kept.reduce((sum, cell) => sum + cell.length, 0)
    if (keptCells > LIMITS.cells || keptText > LIMITS.text) throw new Refusal('import_too_much_text')
    lines.push({ number, cells: kept })
  }
}
