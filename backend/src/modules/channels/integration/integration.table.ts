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

/** The link of one branch to one platform. `storeId` is what the platform calls the branch. */
export const integration = pgTable(
  'integration',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    branchId: integer('branch_id').notNull(),
    channelId: integer('channel_id').notNull(),
    storeId: text('store_id').notNull(),
    /** sealed; null once the link was ended: then nothing of this shop is believed and nothing is sent */
    webhookSecret: text('webhook_secret'),
    /** which key sealed it; null for one that was written before secrets were sealed, until `seal-credentials` has seen it */
    secretKeyId: text('secret_key_id'),
    secretSavedAt: timestamp('secret_saved_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    status: text('status').$type<IntegrationStatus>().notNull().default('Connected'),
    /** of calls that the platform did not answer: the last three */
    failedAt: timestamp('failed_at', { withTimezone: true, mode: 'date' }).array().notNull().default([]),
    /** since when no call succeeds; null while they do */
    failingSince: timestamp('failing_since', { withTimezone: true, mode: 'date' }),
    /** what went wrong last, kept when it is over */
    lastProblem: jsonb('last_problem').$type<ConnectionProblem>(),
    /** SHA-256 of `webhook_secret` as the platform did not believe it: nothing is called until it is another one */
    refusedSecret: text('refused_secret'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.branchId], foreignColumns: [branch.accountId, branch.id] }),
    unique('integration_of_branch').on(table.accountId, table.branchId, table.channelId),
    // Which merchants are on a platform, for the operator's list.
    index('integration_on_channel')
      .on(table.channelId, table.accountId)
      .where(sql`${table.webhookSecret} is not null`),
    // Across all merchants: a platform's store number names one shop, and the webhook is routed by it.
    // One that was ended leaves its number to whom the platform gives it next.
    uniqueIndex('integration_store')
      .on(table.channelId, table.storeId)
      .where(sql`${table.webhookSecret} is not null`),
  ],
)
