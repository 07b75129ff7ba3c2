// Runs in a worker thread, where a hostile file can take time and memory from nobody else. Plain JavaScript, so that a thread
// can load it as it is.
import { Refusal } from './refusal.mjs'
import { readText } from './read-text.mjs'
import { readWorkbook } from './read-workbook.mjs'

/**
 * The sheets of a file, or the message key of why it is refused.
 *
 * @param {{ bytes: Uint8Array, kind: 'text' | 'workbook', sheet: number, maxRows: number }} file
 */
export default async ({ bytes, kind, ...options }) => {
  try {
    return { sheets: kind === 'text' ? readText(bytes, options) : await readWorkbook(bytes, options) }
  } catch (error) {
    return { refusal: error instanceof Refusal ? error.message : 'import_not_a_sheet' }
  }
}
