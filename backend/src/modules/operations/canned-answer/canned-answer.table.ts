import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Canned answers of the operator, so they have no account. */
export const cannedAnswer = pgTable('canned_answer', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  shortcut: text('shortcut').notNull().unique(),
  ar: text('ar').notNull(),
  en: text('en').notNull(),
})
