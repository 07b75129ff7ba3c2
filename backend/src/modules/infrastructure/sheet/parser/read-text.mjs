import { parse } from 'csv-parse/sync'
import { detectDelimiter } from 'hucre/csv'
import { createKeptLines } from './kept-lines.mjs'
import { LIMITS } from './limits.mjs'
import { Refusal } from './refusal.mjs'

const BOMS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]
// Arabic letters of UTF-8, read as windows-1256; real windows-1256 text has no such sequence.
const ARABIC_OF_UTF8 = /(?:[\u00D8-\u00DB][\u0080-\u00BF]){3}/
const CONTROL = /[\u0000-\u0008\u000E-\u001F]/
// Excel's line that declares the delimiter; it is no row.
const SEPARATOR = /^sep=([^\r\n"])\r?\n/i
const SAMPLE = 64 * 1024

const decode = (encoding, bytes) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

// The encoding of the byte order mark, otherwise UTF-8, otherwise the one that Arabic Excel writes.
const decodeText = bytes => {
  const marked = BOMS.find(bom => bom.bytes.every((byte, at) => bytes[at] === byte))
  const isMixed = !marked && ARABIC_OF_UTF8.test(Buffer.from(bytes).toString('latin1'))
  const text = marked
    ? decode(marked.encoding, bytes)
    : (decode('utf-8', bytes) ?? (isMixed ? undefined : decode('windows-1256', bytes)))
  if (text === undefined) throw new Refusal('import_mixed_encoding')
  if (CONTROL.test(text)) throw new Refusal('import_not_a_sheet')
  return text
}

const REFUSALS = {
  CSV_MAX_RECORD_SIZE: 'import_too_much_text',
  CSV_QUOTE_NOT_CLOSED: 'import_open_quote',
}

/** Returns the only sheet of a text with commas, semicolons or tabs between its cells. */
export const readText = (bytes, { maxRows }) => {
  const text = decodeText(bytes)
  const separator = SEPARATOR.exec(text)
  const table = separator ? text.slice(separator[0].length) : text
  const lines = []
  const keep = createKeptLines()
  let rows = 0
  try {
    parse(table, {
      delimiter: separator?.[1] ?? detectDelimiter(table.slice(0, SAMPLE)),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LIMITS.rowText,
      to: maxRows + 1,
      cast: (cell, { index }) => {
        if (index >= LIMITS.readColumns) throw new Refusal(`import_too_many_columns:${LIMITS.columns}`)
        return cell
      },
      on_record: cells => {
        rows += 1
        if (rows > maxRows) throw new Refusal('import_too_many_rows')
        keep(lines, { number: rows, cells })
        // A collected row need not stay in the parser.
        return null
      },
    })
  } catch (error) {
    throw error.code in REFUSALS ? new Refusal(REFUSALS[error.code]) : error
  }
  return [{ name: '', isHidden: false, lines }]
}
