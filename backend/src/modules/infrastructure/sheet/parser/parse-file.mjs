// Runs in a worker thread, where a malicious file cannot take time and memory from others. Plain JavaScript,
// so that a thread can load it directly.
import { Refusal } from './refusal.mjs'
import { readText } from './read-text.mjs'
import { readWorkbook } from './read-workbook.mjs'

/**
 * Returns the sheets of a file, or the message key of its refusal.
 * @param {{ bytes: Uint8Array, kind: 'text' | 'workbook', sheet: number, maxRows: number }} file
 */
export default async ({ bytes, kind, ...options }) => {
  try {
    return { sheets: kind === 'text' ? readText(bytes, options) : await readWorkbook(bytes, options) }
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.message : 'import_not_a_sheet' }
  }
}
