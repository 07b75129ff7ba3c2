import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from '#src/modules/merchants/account/account.table.ts'

/** Whose pictures there are. The files are shared by all who stored the same picture, the right to name them is not. */
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
