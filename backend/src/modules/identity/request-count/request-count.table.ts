import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Requests of a network to a route within its present window, counted over all nodes. */
export const requestCount = pgTable(
  'request_count',
  {
    /** hash of the route and the network */
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  table => [index('request_count_resets_at').on(table.resetsAt)],
)
