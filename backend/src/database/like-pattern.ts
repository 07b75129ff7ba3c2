import { and, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'

/** Returns a `LIKE` pattern that finds `text` anywhere, with its `%`, `_` and `\` taken literally. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Whether a column in the form of `searchKey` holds every word, in any order and with or without spaces; undefined without
 * words. `words`: of `searchWords`.
 */
export const containsWords = (column: AnyColumn | SQL, words: readonly string[]): SQL | undefined =>
  and(...words.map(word => sql`replace(${column}, ' ', '') like ${containsPattern(word)}`))
