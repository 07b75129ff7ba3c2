import { MAX_IMPORT_ROWS } from '@sufra/shared/contracts/menu-import'
import { validation } from '#src/errors/errors.ts'
import { fileParser } from './parse-file.ts'
import { headingRowOf, sheetOf } from './pick-table.ts'
import type { KnowsHeading } from './pick-table.ts'
import { refusedFile } from './refused-file.ts'
import type { ChosenSheet } from './sheet.ts'
import { zipEntries } from './zip-entries.ts'

const MAX_UNPACKED = 50 * 1024 * 1024
const MAX_ENTRIES = 2000

// Throws 400 for the part `File` when a zip is no workbook, or is too large unpacked. It reads the directory
// only, because the parser unpacks no more of an entry than its directory declares.
const checkWorkbookZip = (bytes: Buffer): void => {
  const entries = zipEntries(bytes)
  if (!entries) throw refusedFile('import_not_a_sheet')
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  const isLying = entries.some(({ size, compressed }) => size === 0 && compressed.length > 2)
  if (total > MAX_UNPACKED || entries.length > MAX_ENTRIES || isLying)
    throw refusedFile('import_unpacks_too_large')
  if (!entries.some(({ name }) => name.toLowerCase() === 'xl/workbook.xml'))
    throw refusedFile('import_not_a_sheet')
}

// A workbook in the format before 2007, or one with a password.
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b]

const begins = (bytes: Buffer, with_: number[]): boolean => with_.every((byte, at) => bytes[at] === byte)

interface Choice {
  /** the merchant that sent the file; files of one merchant are parsed one after the other */
  owner: string
  /** index of the sheet; default: the one with the most known headings */
  sheet?: number | undefined
  /** row number in the file, from 1; default: the row with the most known headings */
  headingRow?: number | undefined
  knows?: KnowsHeading
}

const knowsNone: KnowsHeading = () => false

const parse = async (bytes: Buffer, { owner, sheet, knows = knowsNone }: Choice) => {
  if (!begins(bytes, ZIP))
    return { index: 0, sheets: await fileParser.parse({ bytes, kind: 'text', sheet: 0, owner }) }
  checkWorkbookZip(bytes)
  const read = (chosen: number) => fileParser.parse({ bytes, kind: 'workbook', sheet: chosen, owner })
  if (sheet !== undefined) return { index: sheet, sheets: await read(sheet) }
  const sheets = await read(0)
  const index = sheetOf(sheets, knows)
  return { index, sheets: index === 0 ? sheets : await read(index) }
}

/**
 * Reads a .xlsx or a .csv, by its content and not by its name. Throws 400 for the part `File`, or for `sheet`
 * or `headingRow` when the file has none.
 */
export const readSheet = async (bytes: Buffer, choice: Choice): Promise<ChosenSheet> => {
  if (bytes.length === 0) throw refusedFile('import_empty')
  if (begins(bytes, OLE)) throw refusedFile('import_old_workbook')
  const { index, sheets } = await parse(bytes, choice)
  const chosen = sheets[index]
  if (!chosen)
    throw choice.sheet === undefined ? refusedFile('import_empty') : validation({ sheet: ['invalid_value'] })
  const headingRow = choice.headingRow ?? headingRowOf(chosen.lines, choice.knows ?? knowsNone)
  if (headingRow === undefined) throw refusedFile('import_empty')
  const head = chosen.lines.find(({ number }) => number === headingRow)
  if (!head) throw validation({ headingRow: ['invalid_value'] })
  const lines = chosen.lines.filter(({ number }) => number > headingRow)
  if (lines.length === 0) throw refusedFile('import_empty')
  if (lines.length > MAX_IMPORT_ROWS) throw refusedFile(`import_too_many_rows:${MAX_IMPORT_ROWS}`)
  const width = [head, ...lines].reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return {
    headings: Array.from({ length: width }, (_none, at) => (head.cells[at] ?? '').trim()),
    lines,
    names: sheets.map(({ name }) => name),
    sheet: index,
    headingRow,
  }
}
