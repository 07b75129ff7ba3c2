import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What happened once to this database, such as the demo data. */
export const meta = pgTable('meta', {
  name: text().primaryKey(),
  doneAt: timestamp('done_at', { withTimezone: true }).notNull().defaultNow(),
})
