import type { z } from 'zod'
import type { SearchWords, SearchWordsUpdateRequest } from '@sufra/shared/contracts/search-words'
import { searchKey } from '@sufra/shared/contracts/text'
import { tenant } from '#src/database/database.ts'
import type { Db, Scope } from '#src/database/database.ts'
import { staleVersion } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { findWords, putWords } from './search-words.repository.ts'

const NONE_YET: SearchWords = { words: [], rowVersion: 0 }

/** Service of a merchant's synonyms for dishes in searches. */
export const createSearchWordsService = ({ database }: Pick<Foundation, 'database'>) => ({
  get: (accountId: number): Promise<SearchWords> =>
    database.run(tenant(accountId), async db => (await findWords(db, accountId)) ?? NONE_YET),

  /** 409 `stale_version` for an old rowVersion. */
  update: (
    accountId: number,
    { words, rowVersion }: z.output<typeof SearchWordsUpdateRequest>,
  ): Promise<SearchWords> =>
    database.run(tenant(accountId), async db => {
      const row = await putWords(db, { accountId, words }, rowVersion)
      if (!row) throw staleVersion((await findWords(db, accountId)) ?? NONE_YET)
      return row
    }),
})
export type SearchWordsService = ReturnType<typeof createSearchWordsService>

const withOther = (typed: string, { from, to }: { from: string; to: string }): string[] =>
  ` ${typed} `.includes(` ${from} `) ? [` ${typed} `.replace(` ${from} `, ` ${to} `).trim()] : []

/**
 * Returns the normalized text, and its variants with the merchant's synonyms for a part of it. Empty for an
 * empty text.
 */
export const searchKeysOf = async (db: Db, scope: Scope, text: string): Promise<string[]> => {
  const typed = searchKey(text).trim()
  if (typed === '') return []
  if (scope.kind !== 'tenant') return [typed]
  const own = (await findWords(db, scope.accountId)) ?? NONE_YET
  const pairs = own.words.map(({ word, means }) => [searchKey(word).trim(), searchKey(means).trim()])
  const others = pairs.flatMap(([word = '', means = '']) => [
    ...withOther(typed, { from: word, to: means }),
    ...withOther(typed, { from: means, to: word }),
  ])
  return [...new Set([typed, ...others])]
}
