import { and, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { searchKey } from '@sufra/shared/contracts/text'
import { containsPattern } from '#src/database/like-pattern.ts'
import { user } from '#src/modules/identity/user/user.table.ts'

// What decomposition leaves different: the letters and digits that `searchKey` of the contracts makes one.
const VARIANTS = 'ٱىیکة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
const PLAIN = 'اييكه01234567890123456789'
const MARKS = '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b\u200e\u200f]'

// `searchKey` in SQL. A team is small, so no column has to be kept in step with every change of a name.
const nameKey = sql`translate(
  regexp_replace(normalize(lower(${user.name}), NFKD), ${MARKS}, '', 'g'), ${VARIANTS}, ${PLAIN})`

// "050…", "+96650…" and "0096650…" are one number.
const phoneDigits = (word: string): string =>
  /^\+?\d+$/.test(word) ? word.replace(/^(\+|00)?966(?=\d)|^0+|^\+/, '') : ''

const wordFound = (word: string): SQL | undefined => {
  const digits = phoneDigits(word)
  return or(
    sql`${nameKey} like ${containsPattern(word)}`,
    sql`${user.email} like ${containsPattern(word)}`,
    digits ? sql`${user.phone} like ${containsPattern(digits)}` : undefined,
  )
}

// A number may be written with spaces: it is one word all the same.
const wordsOf = (text: string): string[] =>
  (/^[+\d\s()-]+$/.test(text) ? [text.replace(/[\s()-]/g, '')] : text.split(/\s+/)).filter(Boolean)

/** Finds people by name, e-mail and phone: every word must be found. */
export const personFound = (search: string): SQL | undefined =>
  and(...wordsOf(searchKey(search)).map(wordFound))
