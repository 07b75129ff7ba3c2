import { refusedFile } from './refused-file.ts'
import { zipEntries } from './zip-entries.ts'

const MAX_UNPACKED = 50 * 1024 * 1024
const MAX_ENTRIES = 2000

/**
 * Throws 400 for the part `File` when a zip is no workbook, or is too large unpacked. It reads the directory
 * only, because the parser unpacks no more of an entry than its directory declares.
 */
export const checkWorkbookZip = (bytes: Buffer): void => {
  const entries = zipEntries(bytes)
  if (!entries) throw refusedFile('import_not_a_sheet')
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  const isLying = entries.some(({ size, compressed }) => size === 0 && compressed.length > 2)
  if (total > MAX_UNPACKED || entries.length > MAX_ENTRIES || isLying)
    throw refusedFile('import_unpacks_too_large')
  if (!entries.some(({ name }) => name.toLowerCase() === 'xl/workbook.xml'))
    throw refusedFile('import_not_a_sheet')
}
