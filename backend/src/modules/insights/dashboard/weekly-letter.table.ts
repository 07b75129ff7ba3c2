import { boolean, date, foreignKey, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { user } from '#src/modules/identity/user/user.table.ts'

/** What is known of a person and the weekly letter; nobody has a row before their first one. */
export const weeklyLetter = pgTable(
  'weekly_letter',
  {
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    isStopped: boolean('is_stopped').notNull().default(false),
    /** the Sunday that the last letter's week began with: no week is written about twice */
    lastWeek: date('last_week'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    foreignKey({
      name: 'weekly_letter_user',
      columns: [table.accountId, table.userId],
      foreignColumns: [user.accountId, user.id],
    }).onDelete('cascade'),
  ],
)
