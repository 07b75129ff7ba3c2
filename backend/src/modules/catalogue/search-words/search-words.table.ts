import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import type { SearchWord } from '@sufra/shared/contracts/search-words'
import { account } from '#src/modules/merchants/account/account.table.ts'

/** A merchant's synonyms for dishes in searches, in one row because they are always read together. */
export const searchWords = pgTable('search_words', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id),
  words: jsonb('words').$type<SearchWord[]>().notNull().default([]),
  rowVersion: integer('row_version').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
