import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { DriftKind, DriftValue } from '@sufra/shared/contracts/drift'
import { integration } from '#src/modules/channels/integration/integration.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Differences between the shown and the wanted values, from the first reading until they end. */
export const drift = pgTable(
  'drift',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    integrationId: integer('integration_id').notNull(),
    kind: text('kind').$type<DriftKind>().notNull(),
    /** 0: the shop itself; `optionId` 0: the dish itself */
    productId: integer('product_id').notNull().default(0),
    optionId: bigint('option_id', { mode: 'number' }).notNull().default(0),
    /** not 0: one of the sizes of the dish */
    sizeId: integer('size_id').notNull().default(0),
    name: text('name'),
    optionName: text('option_name'),
    wanted: jsonb('wanted').$type<DriftValue>().notNull(),
    shown: jsonb('shown').$type<DriftValue>(),
    since: instant('since').notNull(),
    /** start of the time in which it persists without own changes under way */
    quietSince: instant('quiet_since'),
    /** null: pending, it may still pass */
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
    repairAt: instant('repair_at'),
    repairByUserId: integer('repair_by_user_id'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.integrationId],
      foreignColumns: [integration.accountId, integration.id],
    }).onDelete('cascade'),
    uniqueIndex('drift_open')
      .on(
        ...[table.accountId, table.integrationId, table.kind],
        ...[table.productId, table.optionId, table.sizeId],
      )
      .where(sql`${table.endedAt} is null`),
    index('drift_ended').on(table.accountId, table.endedAt),
  ],
)
export type DriftRecord = typeof drift.$inferSelect
