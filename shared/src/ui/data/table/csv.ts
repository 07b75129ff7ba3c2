import type { PlainValue } from './table-column.ts'

// Excel takes a file without it for the machine's own encoding, and Arabic for noise.
const BYTE_ORDER_MARK = '\uFEFF'
// A spreadsheet runs what begins like this as a formula (OWASP, CSV injection).
const FORMULA = /^[\s]*[=+\-@\t\r]/
// Marks that turn the direction of what follows: in a cell they can only deceive. Joiners, which words need, stay.
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g

const cell = (value: PlainValue): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = value.replace(DIRECTION_MARKS, '')
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A file of RFC 4180 that spreadsheets open in any language, and in which no cell is a formula. */
export const writeCsv = (lines: readonly (readonly PlainValue[])[]): string =>
  BYTE_ORDER_MARK + lines.map(line => `${line.map(cell).join(',')}\r\n`).join('')
