import { foreignKey, index, integer, pgTable, primaryKey, real, timestamp } from 'drizzle-orm/pg-core'
import { integration } from '#src/modules/channels/integration/integration.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Time of the next reading of each shop. A trigger on `integration` adds the row of a new shop. */
export const dueReading = pgTable(
  'due_reading',
  {
    accountId: integer('account_id').notNull(),
    integrationId: integer('integration_id').notNull(),
    channelId: integer('channel_id').notNull(),
    dueAt: instant('due_at').notNull(),
    periodSeconds: integer('period_seconds').notNull().default(20),
    /** a node reads the shop; after this time the node counts as dead */
    claimedUntil: instant('claimed_until'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.integrationId] }),
    foreignKey({
      columns: [table.accountId, table.integrationId],
      foreignColumns: [integration.accountId, integration.id],
    }).onDelete('cascade'),
    index('due_reading_next').on(table.channelId, table.dueAt),
  ],
)

/** Limit of the readings of each platform over all nodes. */
export const readingPace = pgTable('reading_pace', {
  channelId: integer('channel_id').primaryKey(),
  readingsPerSecond: real('readings_per_second').notNull().default(60),
  /** earliest time of the next reading; the time since then is unused allowance, of one second at most */
  nextAt: instant('next_at').notNull().defaultNow(),
})
