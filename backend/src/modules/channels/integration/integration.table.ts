import {
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'

export type IntegrationStatus =
  'Draft' | 'AwaitingPlatform' | 'Connected' | 'Degraded' | 'Disconnected' | 'Paused'

/** The link of one branch to one platform. `storeId` is what the platform calls the branch. */
export const integration = pgTable(
  'integration',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    branchId: integer('branch_id').notNull(),
    channelId: integer('channel_id').notNull(),
    storeId: text('store_id').notNull(),
    webhookSecret: text('webhook_secret').notNull(),
    status: text('status').$type<IntegrationStatus>().notNull().default('Connected'),
    /** of calls that the platform did not answer: the last three */
    failedAt: timestamp('failed_at', { withTimezone: true, mode: 'date' }).array().notNull().default([]),
    /** SHA-256 of the secret that the platform did not believe: nothing is called until it is another one */
    refusedSecret: text('refused_secret'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.branchId], foreignColumns: [branch.accountId, branch.id] }),
    unique('integration_of_branch').on(table.accountId, table.branchId, table.channelId),
    // Across all merchants: a platform's store number names one shop, and the webhook is routed by it.
    uniqueIndex('integration_store').on(table.channelId, table.storeId),
  ],
)
