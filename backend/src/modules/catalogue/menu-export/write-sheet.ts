import { writeCsv } from 'hucre/csv'
import { writeXlsx } from 'hucre/xlsx'
import { quoted } from '#src/modules/catalogue/menu-import/menu-import.service.ts'

export type Cell = string | number | null

interface Written {
  headings: string[]
  rows: Cell[][]
  format: 'xlsx' | 'csv'
  language: 'ar' | 'en'
}

const WIDTH = 22

// A text that a sheet program would work out is written so that it shows it.
const inert = (cell: Cell): Cell => (typeof cell === 'string' ? quoted(cell) : cell)

/** A sheet as a file: right to left in Arabic, with a mark for Excel where it is text. */
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
