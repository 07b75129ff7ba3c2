import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { BranchChange } from '@sufra/shared/contracts/branch-status'
import { branch } from './branch.table.ts'

/** History of branches; append-only. `byUserId` has no foreign key, because entries outlive people. */
export const branchChange = pgTable(
  'branch_change',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    branchId: integer('branch_id').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    kind: text('kind').$type<BranchChange['kind']>().notNull(),
    /** the only affected platform; null for the whole branch */
    channelId: integer('channel_id'),
    source: text('source').$type<BranchChange['source']>().notNull(),
    byUserId: integer('by_user_id'),
    minutes: integer('minutes'),
    until: timestamp('until', { withTimezone: true, mode: 'date' }),
    reason: text('reason'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.branchId], foreignColumns: [branch.accountId, branch.id] }),
    index('branch_change_newest').on(table.accountId, table.id.desc()),
    index('branch_change_of_branch').on(table.accountId, table.branchId, table.id.desc()),
  ],
)
