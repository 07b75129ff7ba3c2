import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { product } from './product.table.ts'

/** A product that one branch has snoozed: the branch stands in its `excludeBranchesIds` as well, until it wakes. */
export const branchSnooze = pgTable(
  'product_branch_snooze',
  {
    accountId: integer('account_id').notNull(),
    productId: integer('product_id').notNull(),
    branchId: integer('branch_id').notNull(),
    /** null: until somebody activates it */
    until: timestamp('until', { withTimezone: true, mode: 'date' }),
    reason: text('reason'),
    snoozedAt: timestamp('snoozed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** when it would have ended, of one that a change holds up: what took a menu off sale in the branch gives it back */
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
  /** of one that a change holds up */
  held?: { until: string | null; byChange: string }
}

/** What a snooze did to one product, as it can be kept: how it was found, and by what one sees that nobody has changed it since. */
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
