import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ShiftFacts } from '@sufra/shared/contracts/shift'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Shifts of teams at branches. People have no foreign key, because a shift outlives its people. */
export const shift = pgTable(
  'shift',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    branchId: integer('branch_id').notNull(),
    openedAt: instant('opened_at').notNull(),
    openedBy: integer('opened_by').notNull(),
    /** time of the automatic close */
    closesAt: instant('closes_at').notNull(),
    closedAt: instant('closed_at'),
    /** null for a closed one: closed automatically */
    closedBy: integer('closed_by'),
    countedCash: numeric('counted_cash', { precision: 12, scale: 2, mode: 'number' }),
    /** facts at the time of closing */
    facts: jsonb('facts').$type<ShiftFacts>(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.branchId], foreignColumns: [branch.accountId, branch.id] }),
    uniqueIndex('shift_one_open')
      .on(table.accountId, table.branchId)
      .where(sql`${table.closedAt} is null`),
    index('shift_of_branch').on(table.accountId, table.branchId, table.id.desc()),
  ],
)

export const shiftNote = pgTable(
  'shift_note',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    shiftId: integer('shift_id').notNull(),
    branchId: integer('branch_id').notNull(),
    at: instant('at').notNull(),
    byUserId: integer('by_user_id').notNull(),
    text: text('text').notNull(),
    isForNext: boolean('is_for_next').notNull(),
    doneAt: instant('done_at'),
    doneBy: integer('done_by'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.shiftId], foreignColumns: [shift.accountId, shift.id] }),
    index('shift_note_of_shift').on(table.accountId, table.shiftId),
    index('shift_note_waiting')
      .on(table.accountId, table.branchId)
      .where(sql`${table.isForNext}`),
  ],
)
