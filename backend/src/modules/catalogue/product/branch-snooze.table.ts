import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { product } from './product.table.ts'

/**
 * Snoozes of products in single branches. `excludeBranchesIds` of the product contains the branch too, until
 * the snooze ends.
 */
export const branchSnooze = pgTable(
  'product_branch_snooze',
  {
    accountId: integer('account_id').notNull(),
    productId: integer('product_id').notNull(),
    branchId: integer('branch_id').notNull(),
    /** null: until it is activated */
    until: timestamp('until', { withTimezone: true, mode: 'date' }),
    reason: text('reason'),
    snoozedAt: timestamp('snoozed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** original end of a held snooze: the change that took the menu off sale in the branch restores it */
    heldUntil: timestamp('held_until', { withTimezone: true, mode: 'date' }),
    heldByChange: uuid('held_by_change'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.productId, table.branchId] }),
    foreignKey({
      columns: [table.accountId, table.productId],
      foreignColumns: [product.accountId, product.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.accountId, table.branchId], foreignColumns: [branch.accountId, branch.id] }),
    index('product_branch_to_wake')
      .on(table.until)
      .where(sql`${table.until} is not null`),
  ],
)

export interface KeptSnooze {
  branchId: number
  until: string | null
  reason: string | null
  snoozedAt: string
  /** set for a held snooze */
  held?: { until: string | null; byChange: string }
}

/**
 * A snooze's effect on one product in storable form: the state before, and the state after, to detect later
 * changes.
 */
export interface SnoozeTrace {
  productId: number
  name: string
  before: {
    isVisible: boolean
    snoozedUntil: string | null
    snoozeReason: string | null
    snoozedAt: string | null
    excludeBranchesIds: number[]
    branchSnoozes: KeptSnooze[]
  }
  after: { rowVersion: number; branchSnoozes: KeptSnooze[] }
}
