import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PrintFailure, PrintJob, PrintJobState, PrinterKind } from '@sufra/shared/contracts/printer'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { order } from '../order/order.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Printers of branches. The token is stored as a hash only. */
export const printer = pgTable(
  'printer',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    branchId: integer('branch_id').notNull(),
    name: text('name').notNull(),
    prints: text('prints').$type<PrinterKind>().notNull(),
    paperMm: smallint('paper_mm').$type<80 | 58>().notNull(),
    language: text('language').$type<'ar' | 'en'>().notNull(),
    isOnAccept: boolean('is_on_accept').notNull(),
    tokenHash: text('token_hash').notNull(),
    lastSeenAt: instant('last_seen_at'),
    /** its last status */
    statusText: text('status_text').notNull().default(''),
    /** time of the notification that it does not print; null: it prints */
    stuckNotifiedAt: instant('stuck_notified_at'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.branchId], foreignColumns: [branch.accountId, branch.id] }),
    uniqueIndex('printer_of_token').on(table.tokenHash),
    index('printer_of_branch').on(table.accountId, table.branchId),
  ],
)
export type PrinterRow = typeof printer.$inferSelect

/** One paper for one printer. It is drawn when the printer fetches it, from the order at that time. */
export const printJob = pgTable(
  'print_job',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    printerId: integer('printer_id').notNull(),
    /** null: the test page */
    orderId: integer('order_id'),
    what: text('what').$type<PrintJob['what']>().notNull(),
    /** true: queued once by the acceptance; false: requested by a person */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** an earlier job may have printed the same paper */
    isCopy: boolean('is_copy').notNull().default(false),
    state: text('state').$type<PrintJobState>().notNull().default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    reason: text('reason').$type<PrintFailure>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** time of the last fetch */
    takenAt: instant('taken_at'),
    endedAt: instant('ended_at'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.printerId],
      foreignColumns: [printer.accountId, printer.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.accountId, table.orderId], foreignColumns: [order.accountId, order.id] }),
    uniqueIndex('print_job_once')
      .on(table.accountId, table.printerId, table.orderId, table.what)
      .where(sql`${table.isAutomatic}`),
    index('print_job_of_printer').on(table.accountId, table.printerId, table.id.desc()),
    index('print_job_of_order').on(table.accountId, table.orderId),
    index('print_job_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} in ('queued', 'taken')`),
    index('print_job_failed')
      .on(table.endedAt)
      .where(sql`${table.state} = 'failed'`),
  ],
)
export type PrintJobRow = typeof printJob.$inferSelect
