import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { account } from '#src/modules/merchants/account/account.table.ts'

/** The operator's internal notes about merchants. The merchants' transactions cannot read them. */
export const accountNote = pgTable(
  'account_note',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    byUserId: integer('by_user_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  table => [index('account_note_of_account').on(table.accountId, table.id.desc())],
)
