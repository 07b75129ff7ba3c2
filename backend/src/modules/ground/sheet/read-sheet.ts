import { MAX_IMPORT_ROWS } from '@sufra/shared/contracts/menu-import'
import { readCsv } from './read-text.ts'
import { readWorkbook } from './read-workbook.ts'
import { refusedFile } from './refused-file.ts'
import type { Line, Sheet } from './sheet.ts'

// A workbook of before 2007, or one with a password.
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b]

const isFilled = ({ cells }: Line): boolean => cells.some(cell => cell.trim() !== '')
const begins = (bytes: Buffer, with_: number[]): boolean => with_.every((byte, at) => bytes[at] === byte)

/** Reads the first sheet of a .xlsx, or a .csv, by what it is and not by its name. Throws 400 for the part `File`. */
export const readSheet = async (bytes: Buffer): Promise<Sheet> => {
  if (bytes.length === 0) throw refusedFile('import_empty')
  if (begins(bytes, OLE)) throw refusedFile('import_old_workbook')
  const lines = begins(bytes, ZIP) ? await readWorkbook(bytes) : readCsv(bytes)
  if (lines.length > MAX_IMPORT_ROWS + 1) throw refusedFile(`import_too_many_rows:${MAX_IMPORT_ROWS}`)
  const [head, ...rest] = lines.filter(isFilled)
  if (!head || rest.length === 0) throw refusedFile('import_empty')
  return { headings: head.cells.map(heading => heading.trim()), lines: rest }
}
