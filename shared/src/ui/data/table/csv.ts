import type { PlainValue } from './table-column.ts'

// Without it Excel reads the file in the machine's own encoding and garbles Arabic.
const BYTE_ORDER_MARK = '\uFEFF'
// Spreadsheets run values that begin like this as formulas (OWASP, CSV injection).
const FORMULA = /^[\s]*[=+\-@\t\r]/
// Marks that change the text direction can only deceive in a cell. Joiners, which words need, stay.
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g

const cell = (value: PlainValue): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = value.replace(DIRECTION_MARKS, '')
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Returns an RFC 4180 file that spreadsheets open in any language, without formulas. */
export const writeCsv = (lines: readonly (readonly PlainValue[])[]): string =>
  BYTE_ORDER_MARK + lines.map(line => `${line.map(cell).join(',')}\r\n`).join('')
