import { and, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { searchWords } from '@sufra/shared/contracts/search-text'
import { containsPattern, containsWords } from '#src/database/like-pattern.ts'
import { user } from '#src/modules/identity/user/user.table.ts'

// Characters that decomposition leaves different and `searchKey` of the contracts unifies.
const VARIANTS = 'ٱىیکة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const PLAIN = 'اييكه01234567890123456789'
const MARKS = '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b\u200e\u200f]'

// `searchKey` in SQL. A team is small, so it needs no column with a normalized name.
const nameKey = sql`translate(
  regexp_replace(normalize(lower(${user.name}), NFKD), ${MARKS}, '', 'g'), ${VARIANTS}, ${PLAIN})`

const wordFound = (word: string): SQL | undefined =>
  or(
    containsWords(nameKey, [word]),
    sql`${user.email} like ${containsPattern(word)}`,
    /^\d+$/.test(word) ? sql`${user.phone} like ${containsPattern(word)}` : undefined,
  )

/** Finds people by name, e-mail and phone: every word must be found. */
export const personFound = (search: string): SQL | undefined => and(...searchWords(search).map(wordFound))
