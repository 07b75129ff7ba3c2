import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from '#src/modules/merchants/account/account.table.ts'

/** Exports with all data of a merchant. The row is deleted with its file. */
export const accountExport = pgTable(
  'account_export',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    state: text('state').$type<'Queued' | 'Running' | 'Ready' | 'Failed'>().notNull().default('Queued'),
    requestedBy: text('requested_by').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    done: integer('done').notNull().default(0),
    /** random file name in the folder */
    file: text('file'),
    bytes: bigint('bytes', { mode: 'number' }),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('account_export_expires').on(table.expiresAt),
  ],
)
