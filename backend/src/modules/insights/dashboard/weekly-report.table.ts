import { boolean, date, foreignKey, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { user } from '#src/modules/identity/user/user.table.ts'

/** State of the weekly mail per person; there is no row before the first one. */
export const weeklyReport = pgTable(
  'weekly_report',
  {
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    isStopped: boolean('is_stopped').notNull().default(false),
    /** first day (Sunday) of the last mail's week, so that no week is sent twice */
    lastWeek: date('last_week'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    foreignKey({
      name: 'weekly_report_user',
      columns: [table.accountId, table.userId],
      foreignColumns: [user.accountId, user.id],
    }).onDelete('cascade'),
  ],
)
