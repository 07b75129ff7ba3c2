import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  ChannelAction,
  ChannelCall,
  ChannelCallKind,
  ShopCallResult,
  ShopCallContent,
} from '@sufra/shared/contracts/channel-call'
import type { OrderCall } from '#src/modules/channels/channel/channel.service.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Calls to platforms with their answers. A call about an order is inserted when it is queued; the calls of
 * one order are sent one by one, in the order of their ids. A call about a shop is inserted when it ends, one
 * row per attempt.
 */
export const channelCall = pgTable(
  'channel_call',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    integrationId: integer('integration_id').notNull(),
    kind: text('kind').$type<ChannelCallKind>().notNull().default('order'),
    /** of a call about an order, with the next three columns */
    orderId: integer('order_id'),
    channelOrderId: text('channel_order_id'),
    action: text('action').$type<ChannelAction>(),
    call: jsonb('call').$type<OrderCall>(),
    /** of a call about a shop */
    content: jsonb('content').$type<ShopCallContent>(),
    /** idempotency key at the platform */
    key: uuid('key').notNull().defaultRandom(),
    state: text('state').$type<ChannelCall['state'] | ShopCallResult>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    since: instant('since').notNull(),
    /** earliest time of the next attempt; during an attempt, the time at which it counts as lost */
    nextAt: instant('next_at').notNull(),
    /** when the call becomes useless */
    giveUpAt: instant('give_up_at').notNull(),
    at: instant('at'),
    answerCode: text('answer_code'),
    message: text('message'),
    durationMs: integer('duration_ms'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.integrationId],
      foreignColumns: [integration.accountId, integration.id],
    }).onDelete('cascade'),
    index('channel_call_of_order').on(table.accountId, table.orderId, table.id),
    index('channel_call_since').on(table.since),
    index('channel_call_of_shop').on(table.accountId, table.integrationId, table.since),
    check(
      'channel_call_about',
      sql`case when kind = 'order' then num_nulls(order_id, channel_order_id, action, call) = 0 else order_id is null end`,
    ),
  ],
)
