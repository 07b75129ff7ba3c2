import {
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
import type { ChannelAction, ChannelCall } from '@sufra/shared/contracts/channel-call'
import type { OrderCall } from '#src/modules/channels/channel/channel.service.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * What is to be told to platforms of orders, and what they answered. The calls of one order go out one after the other, in the
 * order of their ids.
 */
export const channelCall = pgTable(
  'channel_call',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    integrationId: integer('integration_id').notNull(),
    orderId: integer('order_id').notNull(),
    channelOrderId: text('channel_order_id').notNull(),
    action: text('action').$type<ChannelAction>().notNull(),
    call: jsonb('call').$type<OrderCall>().notNull(),
    /** by which the platform knows a call that it was told before */
    key: uuid('key').notNull().defaultRandom(),
    state: text('state').$type<ChannelCall['state']>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    since: instant('since').notNull(),
    /** not before; while it is being made, when it counts as lost */
    nextAt: instant('next_at').notNull(),
    /** when it makes no sense any more */
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
  ],
)
