import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { streamXlsxRows } from 'hucre/xlsx'
import { MAX_IMPORT_ROWS } from '@sufra/shared/contracts/menu-import'
import { refusedFile } from './refused-file.ts'
import { MAX_COLUMNS } from './sheet.ts'
import type { Line } from './sheet.ts'
import { zipEntries } from './zip-entries.ts'
import type { ZipEntry } from './zip-entries.ts'

const MAX_UNPACKED = 50 * 1024 * 1024
const MAX_ENTRIES = 2000
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/i
const FORMULA = /<(?:\w+:)?f[\s>/]/
const ADDRESS = /\sr="([A-Z]{1,3}\d{1,7})"[^<]*$/
const LONGEST_CELL_TAG = 300
const ROWS_IN_A_TURN = 200

const unpack = promisify(inflateRaw)

const textOf = async ({ compressed, isStored, size }: ZipEntry): Promise<string> => {
  const bytes = isStored ? compressed : await unpack(compressed, { maxOutputLength: Math.max(size, 1) })
  return bytes.toString('latin1')
}

// What a zip says of itself is enough: the reader unpacks no more of a file than its directory declares.
const entriesOf = (bytes: Buffer): ZipEntry[] => {
  const entries = zipEntries(bytes)
  if (!entries) throw refusedFile('import_not_a_sheet')
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  const isLying = entries.some(({ size, compressed }) => size === 0 && compressed.length > 2)
  if (total > MAX_UNPACKED || entries.length > MAX_ENTRIES || isLying)
    throw refusedFile('import_unpacks_too_large')
  if (!entries.some(({ name }) => name.toLowerCase() === 'xl/workbook.xml'))
    throw refusedFile('import_not_a_sheet')
  return entries
}

const refuseFormulas = async (entries: readonly ZipEntry[]): Promise<void> => {
  for (const entry of entries.filter(({ name }) => SHEET.test(name))) {
    const text = await textOf(entry)
    const at = text.search(FORMULA)
    if (at < 0) continue
    const [, address = '?'] = ADDRESS.exec(text.slice(Math.max(0, at - LONGEST_CELL_TAG), at)) ?? []
    throw refusedFile(`import_formula:${address}`)
  }
}

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}

const readRows = async (bytes: Buffer): Promise<Line[]> => {
  const lines: Line[] = []
  const limits = { maxRows: MAX_IMPORT_ROWS + 2 }
  for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes), limits)) {
    lines.push({ number: index + 1, cells: values.slice(0, MAX_COLUMNS).map(cellText) })
    // Others get their turn: a large sheet takes a second to read.
    if (lines.length % ROWS_IN_A_TURN === 0) await new Promise(resolve => setImmediate(resolve))
  }
  return lines
}

/** The rows of the first sheet of a workbook. */
export const readWorkbook = async (bytes: Buffer): Promise<Line[]> => {
  const entries = entriesOf(bytes)
  try {
    await refuseFormulas(entries)
    return await readRows(bytes)
  } catch (error) {
    if (error instanceof Error && error.name === 'AppError') throw error
    throw refusedFile('import_not_a_sheet')
  }
}
