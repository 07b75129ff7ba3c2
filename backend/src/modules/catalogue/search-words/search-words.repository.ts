import { and, eq, sql } from 'drizzle-orm'
import type { SearchWord } from '@sufra/shared/contracts/search-words'
import type { Db } from '#src/database/database.ts'
import { searchWords } from './search-words.table.ts'

export type SearchWordsRow = Pick<typeof searchWords.$inferSelect, 'words' | 'rowVersion'>

const shown = { words: searchWords.words, rowVersion: searchWords.rowVersion }

export const findWords = async (db: Db, accountId: number): Promise<SearchWordsRow | undefined> => {
  const [row] = await db.select(shown).from(searchWords).where(eq(searchWords.accountId, accountId))
  return row
}

interface Written {
  accountId: number
  words: SearchWord[]
}

/** Returns undefined when the list was changed since `expected`. Without `expected`, the last write wins. */
export const putWords = async (
  db: Db,
  { accountId, words }: Written,
  expected?: number,
): Promise<SearchWordsRow | undefined> => {
  const set = { words, rowVersion: sql`${searchWords.rowVersion} + 1`, updatedAt: sql`now()` }
  const insert = db.insert(searchWords).values({ accountId, words })
  if (expected === 0) return (await insert.onConflictDoNothing().returning(shown))[0]
  if (expected === undefined)
    return (await insert.onConflictDoUpdate({ target: searchWords.accountId, set }).returning(shown))[0]
  const isExpected = and(eq(searchWords.accountId, accountId), eq(searchWords.rowVersion, expected))
  return (await db.update(searchWords).set(set).where(isExpected).returning(shown))[0]
}
