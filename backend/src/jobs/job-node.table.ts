import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * One row per node that runs jobs. A living node holds an advisory lock under `id` on a separate connection: a slow
 * node keeps the lock, a killed one loses it at once.
 */
export const jobNode = pgTable('job_node', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** pool id in the locks of its jobs */
  poolId: text('pool_id').notNull().unique(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
})
