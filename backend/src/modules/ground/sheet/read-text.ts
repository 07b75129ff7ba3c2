import { parseCsv } from 'hucre/csv'
import { MAX_IMPORT_ROWS } from '@sufra/shared/contracts/menu-import'
import { isUnstorable } from '@sufra/shared/contracts/text'
import { refusedFile } from './refused-file.ts'
import { MAX_COLUMNS } from './sheet.ts'
import type { Line } from './sheet.ts'

const BOMS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const
// Two Arabic letters of UTF-8 read as windows-1256: no text of it has such a row.
const ARABIC_OF_UTF8 = /(?:[\u00D8-\u00DB][\u0080-\u00BF]){3}/
const CONTROL = /[\u0000-\u0008\u000E-\u001F]/

const decode = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The text of a file whose encoding nobody has told: by its mark, else UTF-8, else what Excel writes in Arabic. */
export const decodeText = (bytes: Buffer): string => {
  const marked = BOMS.find(bom => bom.bytes.every((byte, at) => bytes[at] === byte))
  const isMixed = !marked && ARABIC_OF_UTF8.test(bytes.toString('latin1'))
  const text = marked
    ? decode(marked.encoding, bytes)
    : (decode('utf-8', bytes) ?? (isMixed ? undefined : decode('windows-1256', bytes)))
  if (text === undefined) throw refusedFile('import_mixed_encoding')
  if (CONTROL.test(text) || isUnstorable(text)) throw refusedFile('import_not_a_sheet')
  return text
}

/** The rows of a text with commas, semicolons or tabs between its cells. */
export const readCsv = (bytes: Buffer): Line[] => {
  const rows = parseCsv(decodeText(bytes), { typeInference: false, maxRows: MAX_IMPORT_ROWS + 2 })
  return rows.map((cells, at) => ({
    number: at + 1,
    cells: cells.slice(0, MAX_COLUMNS).map(cell => String(cell ?? '')),
  }))
}
