import { boolean, foreignKey, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { integration } from '#src/modules/channels/integration/integration.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Last reading of each shop. One narrow row, the only one that is written while nothing changes. */
export const shopReading = pgTable(
  'shop_reading',
  {
    accountId: integer('account_id').notNull(),
    integrationId: integer('integration_id').notNull(),
    state: text('state').$type<'open' | 'busy' | 'closed'>(),
    /** hash of the menu in the answer */
    menuHash: text('menu_hash'),
    /** fingerprint of the wanted menu at the last comparison; an equal one needs no new comparison */
    comparedWith: text('compared_with'),
    isSettled: boolean('is_settled').notNull().default(false),
    checks: integer('checks').notNull().default(0),
    readAt: instant('read_at'),
    /** nodes of the previous version write it; `due_reading` replaces it */
    nextAt: instant('next_at'),
    failures: integer('failures').notNull().default(0),
    failedSince: instant('failed_since'),
    problem: text('problem').$type<'no_answer' | 'busy' | 'credential' | 'refused'>(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.integrationId] }),
    foreignKey({
      columns: [table.accountId, table.integrationId],
      foreignColumns: [integration.accountId, integration.id],
    }).onDelete('cascade'),
  ],
)
export type ShopReadingRow = typeof shopReading.$inferSelect
