import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * One row per node that works on jobs. As long as it lives it says so here, and holds an advisory lock under `id` on a
 * connection that does nothing else: a node that is only slow keeps the lock, one that was killed loses it at once.
 */
export const jobNode = pgTable('job_node', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** by whom its jobs say that they are held */
  poolId: text('pool_id').notNull().unique(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
})
