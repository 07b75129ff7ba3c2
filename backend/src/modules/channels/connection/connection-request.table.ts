import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ConnectionRequest } from '@sufra/shared/contracts/integration'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'

/** Merchants' requests to the operator: one branch on one platform. */
export const connectionRequest = pgTable(
  'connection_request',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    branchId: integer('branch_id').notNull(),
    channelId: integer('channel_id').notNull(),
    storeId: text('store_id').notNull(),
    note: text('note').notNull(),
    state: text('state').$type<ConnectionRequest['state']>().notNull().default('Requested'),
    requestedAt: timestamp('requested_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    requestedBy: integer('requested_by'),
    /** why the operator declined it */
    reason: text('reason'),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.branchId], foreignColumns: [branch.accountId, branch.id] }),
    uniqueIndex('connection_request_waiting')
      .on(table.accountId, table.branchId, table.channelId)
      .where(sql`${table.state} = 'Requested'`),
    index('connection_request_oldest')
      .on(table.requestedAt)
      .where(sql`${table.state} = 'Requested'`),
  ],
)
