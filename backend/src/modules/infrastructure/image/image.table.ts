import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from '#src/modules/merchants/account/account.table.ts'

/** Pictures per merchant. Merchants with the same picture share the file, but not the right to use it. */
export const image = pgTable(
  'image',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    /** of the file: see `keyOf` */
    key: text('key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.accountId, table.key] })],
)
