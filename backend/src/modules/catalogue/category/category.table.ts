import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { SaleHours } from '@sufra/shared/contracts/sale-hours'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

export const category = pgTable(
  'category',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    serviceProviderId: integer('service_provider_id').notNull(),
    parentId: integer('parent_id'),
    name: text('name').notNull(),
    description: text('description'),
    imageKey: text('image_key'),
    index: integer('index').notNull().default(12),
    isVisible: boolean('is_visible').notNull().default(true),
    hiddenBranchesIds: integer('hidden_branches_ids').array().notNull().default([]),
    /** null: sold whenever a branch is open */
    schedule: jsonb('schedule').$type<SaleHours>(),
    rowVersion: integer('row_version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true, mode: 'date' }),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.serviceProviderId],
      foreignColumns: [serviceProvider.accountId, serviceProvider.id],
    }),
    foreignKey({
      columns: [table.accountId, table.parentId],
      foreignColumns: [table.accountId, table.id],
    }),
    index('category_in_order')
      .on(table.accountId, table.serviceProviderId, table.index, table.id)
      .where(sql`${table.deletedAt} is null`),
  ],
)
