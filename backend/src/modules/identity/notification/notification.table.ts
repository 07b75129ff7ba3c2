import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NotificationKind, NotificationWay } from '@sufra/shared/contracts/notification-kinds'
import { user } from '#src/modules/identity/user/user.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import type { Facts } from './words.ts'

/** Notifications of one person. Their texts are built from the facts when they are read. */
export const notification = pgTable(
  'notification',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** null for the operator's people */
    accountId: integer('account_id').references(() => account.id),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    facts: jsonb('facts').$type<Facts>().notNull(),
    /** id of the event, which makes the job idempotent */
    eventId: uuid('event_id').notNull(),
    /** subject: there is at most one unread notification per subject */
    about: text('about').notNull(),
    count: integer('count').notNull().default(1),
    ways: text('ways').array().$type<NotificationWay[]>().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'date' }),
  },
  table => [
    unique('notification_once').on(table.userId, table.eventId),
    index('notification_of_user').on(table.userId, table.at.desc()),
  ],
)

/** Preferences of a person; other kinds use their defaults. */
export const notificationPreference = pgTable(
  'notification_preference',
  {
    accountId: integer('account_id').references(() => account.id),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    ways: text('ways').array().$type<NotificationWay[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.kind] })],
)
