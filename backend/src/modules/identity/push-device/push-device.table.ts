import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { session } from '#src/modules/identity/session/session.table.ts'
import { user } from '#src/modules/identity/user/user.table.ts'

/**
 * Browsers that get pushes while the session that subscribed them is valid. The branches of the user are
 * looked up for each push. An endpoint is a secret between browser, push service and server.
 */
export const pushDevice = pgTable(
  'push_device',
  {
    accountId: integer('account_id').notNull(),
    id: integer().notNull().generatedByDefaultAsIdentity(),
    userId: integer('user_id').notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text().$type<'ar' | 'en'>().notNull(),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      name: 'push_device_user',
      columns: [table.accountId, table.userId],
      foreignColumns: [user.accountId, user.id],
    }).onDelete('cascade'),
    index('push_device_of_user').on(table.accountId, table.userId),
    index('push_device_of_session').on(table.sessionId),
  ],
)
