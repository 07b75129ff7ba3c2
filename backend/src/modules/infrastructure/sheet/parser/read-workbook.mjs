import { cellRef, readXlsx } from 'hucre/xlsx'
import { createKeptLines } from './kept-lines.mjs'
import { LIMITS } from './limits.mjs'
import { Refusal } from './refusal.mjs'

const textOf = value => {
  if (value === null || value === undefined) return ''
  if (!(value instanceof Date)) return String(value)
  const text = value.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16)
}

// A merged cell stores its text once; this copies it into every row that the cell covers.
const fillMerged = ({ rows, merges = [] }) => {
  for (const { startRow, startCol, endRow } of merges) {
    const value = rows[startRow]?.[startCol]
    if (value === undefined || value === null) continue
    const last = Math.min(endRow, rows.length - 1)
    for (let at = startRow + 1; at <= last; at += 1) if (rows[at]) rows[at][startCol] = value
  }
}

// A formula cell has its saved value; without one it shows the formula.
const showFormulas = ({ rows, cells }) => {
  for (const [place, { formula }] of cells ?? []) {
    const [row, column] = place.split(',').map(Number)
    if (formula !== undefined && rows[row] && (rows[row][column] ?? null) === null)
      rows[row][column] = `=${formula}`
  }
}

/** Returns the sheets of a workbook: all rows of the chosen one, the first rows of the others. */
export const readWorkbook = async (bytes, { maxRows, sheet: chosen }) => {
  const keep = createKeptLines()
  const read = (sheets, rows) =>
    readXlsx(bytes, { sheets, maxRows: rows, range: `A1:${cellRef(rows - 1, LIMITS.columns)}` })
  const previews = await read((_info, at) => at < LIMITS.sheets, LIMITS.previewRows)
  const [whole] = (await read([chosen], maxRows + 1)).sheets
  if (whole && whole.rows.length > maxRows) throw new Refusal('import_too_many_rows')
  return previews.sheets.map((preview, index) => {
    const sheet = index === chosen && whole ? whole : preview
    showFormulas(sheet)
    fillMerged(sheet)
    const lines = []
    for (const [at, row] of sheet.rows.entries())
      if (row) keep(lines, { number: at + 1, cells: row.map(textOf) })
    return { name: sheet.name, isHidden: Boolean(sheet.hidden || sheet.veryHidden), lines }
  })
}
