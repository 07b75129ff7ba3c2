import { writeCsv } from 'hucre/csv'
import { writeXlsx } from 'hucre/xlsx'
import { escapeFormula } from '#src/modules/catalogue/menu-import/menu-import.service.ts'

export type Cell = string | number | null

interface Written {
  headings: string[]
  rows: Cell[][]
  format: 'xlsx' | 'csv'
  language: 'ar' | 'en'
}

const WIDTH = 22

// Escapes texts that a spreadsheet would evaluate.
const inert = (cell: Cell): Cell => (typeof cell === 'string' ? escapeFormula(cell) : cell)

/** Writes a sheet: right-to-left in Arabic, with a byte order mark for Excel in text files. */
export const writeSheet = async ({ headings, rows, format, language }: Written): Promise<Buffer> => {
  const all = [headings, ...rows.map(row => row.map(inert))]
  if (format === 'csv') return Buffer.from(writeCsv(all, { bom: true }))
  const name = language === 'ar' ? 'القائمة' : 'Menu'
  const sheet = {
    name,
    rows: all,
    columns: headings.map(() => ({ width: WIDTH })),
    view: { rightToLeft: language === 'ar' },
    freezePane: { rows: 1 },
  }
  return Buffer.from(await writeXlsx({ sheets: [sheet] }))
}
