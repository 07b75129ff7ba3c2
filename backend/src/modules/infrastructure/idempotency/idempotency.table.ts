import { integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { account } from '#src/modules/merchants/account/account.table.ts'

/** First answers to requests with an Idempotency-Key, replayed for 24 hours. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** null: the operator, for records of no merchant */
    accountId: integer('account_id').references(() => account.id),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [unique('idempotency_key_once').on(table.accountId, table.route, table.key).nullsNotDistinct()],
)
