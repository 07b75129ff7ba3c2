import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ConnectionProblem } from '@sufra/shared/contracts/integration'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'

export type IntegrationStatus =
  'Draft' | 'AwaitingPlatform' | 'Connected' | 'Degraded' | 'Disconnected' | 'Paused'

/** Link of one branch to one platform. `storeId` is the platform's number of the branch. */
export const integration = pgTable(
  'integration',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    branchId: integer('branch_id').notNull(),
    channelId: integer('channel_id').notNull(),
    storeId: text('store_id').notNull(),
    /** encrypted; null after the link was ended: nothing is accepted or sent */
    webhookSecret: text('webhook_secret'),
    /** id of the encryption key; null for secrets of older versions, until `seal-credentials` encrypts them */
    secretKeyId: text('secret_key_id'),
    secretSavedAt: timestamp('secret_saved_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    status: text('status').$type<IntegrationStatus>().notNull().default('Connected'),
    /** times of the last three unanswered calls */
    failedAt: timestamp('failed_at', { withTimezone: true, mode: 'date' }).array().notNull().default([]),
    /** start of the time without a successful call; null while calls succeed */
    failingSince: timestamp('failing_since', { withTimezone: true, mode: 'date' }),
    /** last problem, kept after it is over */
    lastProblem: jsonb('last_problem').$type<ConnectionProblem>(),
    /** SHA-256 of `webhook_secret` when the platform refused it: no calls until it is exchanged */
    refusedSecret: text('refused_secret'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.branchId], foreignColumns: [branch.accountId, branch.id] }),
    unique('integration_of_branch').on(table.accountId, table.branchId, table.channelId),
    // Merchants on a platform, for the operator's list.
    index('integration_on_channel')
      .on(table.channelId, table.accountId)
      .where(sql`${table.webhookSecret} is not null`),
    // Unique over all merchants: a platform's store number names one shop, and the webhook is routed by it.
    // An ended link frees its number.
    uniqueIndex('integration_store')
      .on(table.channelId, table.storeId)
      .where(sql`${table.webhookSecret} is not null`),
  ],
)
