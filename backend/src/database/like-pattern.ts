import { and, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'

/** Returns a `LIKE` pattern that finds `text` anywhere, with its `%`, `_` and `\` taken literally. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Returns a condition: the column, in the form of `searchKey`, contains every word in any order, ignoring spaces.
 * Undefined without words. `words` come from `searchWords`.
 */
export const containsWords = (column: AnyColumn | SQL, words: readonly string[]): SQL | undefined =>
  and(...words.map(word => sql`replace(${column}, ' ', '') like ${containsPattern(word)}`))
