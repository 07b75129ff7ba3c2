import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { integration } from '#src/modules/channels/integration/integration.table.ts'

/**
 * received: to be processed · waiting: its order has not arrived yet · done · ignored: no effect (a repeated
 * order, an event after the end) · failed: unreadable, or failed repeatedly
 */
export type InboxState = 'received' | 'waiting' | 'done' | 'ignored' | 'failed'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The inbox: every signed message of a platform, stored unchanged before it is answered. */
export const platformEvent = pgTable(
  'platform_event',
  {
    accountId: integer('account_id').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    integrationId: integer('integration_id').notNull(),
    channelId: integer('channel_id').notNull(),
    eventId: text('event_id').notNull(),
    eventType: text('event_type').notNull(),
    channelOrderId: text('channel_order_id'),
    rawBody: bytes('raw_body').notNull(),
    state: text('state').$type<InboxState>().notNull().default('received'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    processedAt: timestamp('processed_at', { withTimezone: true }),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    // Unique per merchant: an event id of another merchant's platform account must not suppress this one's
    // order.
    unique('platform_event_once').on(table.accountId, table.channelId, table.eventId),
    foreignKey({
      columns: [table.accountId, table.integrationId],
      foreignColumns: [integration.accountId, integration.id],
    }),
    // By merchant, oldest first; failed events sort apart and do not delay new ones.
    index('platform_event_in_turn')
      .on(table.accountId, table.attempts, table.id)
      .where(sql`${table.state} = 'received'`),
    index('platform_event_of_order').on(table.accountId, table.channelId, table.channelOrderId),
    // For the deletion of old events.
    index('platform_event_received').on(table.receivedAt),
  ],
)
