import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from '#src/modules/identity/user/user.table.ts'

/** One session per sign-in on a device; its refresh tokens are one family. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    accountId: integer('account_id'),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id),
    isRemembered: boolean('is_remembered').notNull(),
    userAgent: text('user_agent').notNull().default(''),
    /** SHA-256 of the device cookie */
    deviceHash: text('device_hash'),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  table => [index('session_user_id').on(table.userId)],
)

/** Refresh tokens as SHA-256 only. `usedAt` is set by the single update that may use the token. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text().primaryKey(),
    accountId: integer('account_id'),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** hash of its successor */
    childHash: text('child_hash'),
  },
  table => [index('refresh_token_session_id').on(table.sessionId)],
)

/** Known devices of people: guesses of strangers do not delay sign-ins there. */
export const knownDevice = pgTable(
  'known_device',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    accountId: integer('account_id'),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_device_signed_in_at').on(table.signedInAt),
  ],
)
