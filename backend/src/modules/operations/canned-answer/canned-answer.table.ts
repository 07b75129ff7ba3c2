import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What the operator's people answer often. It belongs to the operator, so it has no account. */
export const cannedAnswer = pgTable('canned_answer', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  shortcut: text('shortcut').notNull().unique(),
  ar: text('ar').notNull(),
  en: text('en').notNull(),
})
