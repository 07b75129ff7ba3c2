import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One-time events of this database, such as the seed of the demo data. */
export const meta = pgTable('meta', {
  name: text().primaryKey(),
  doneAt: timestamp('done_at', { withTimezone: true }).notNull().defaultNow(),
})
