import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import type { Allergen } from '@sufra/shared/contracts/food-facts'
import type { Product } from '@sufra/shared/contracts/product'
import type { SaleHours } from '@sufra/shared/contracts/sale-hours'
import { category } from '#src/modules/catalogue/category/category.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

export const product = pgTable(
  'product',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    serviceProviderId: integer('service_provider_id').notNull(),
    categoryId: integer('category_id').notNull(),
    sku: text('sku'),
    name: text('name').notNull(),
    searchKey: text('search_key').notNull(),
    description: text('description'),
    imageKey: text('image_key'),
    price: numeric('price', { precision: 7, scale: 2, mode: 'number' }),
    index: integer('index').notNull().default(12),
    calories: integer('calories'),
    isVisible: boolean('is_visible').notNull().default(true),
    choicesIds: integer('choices_ids').array().notNull().default([]),
    excludeBranchesIds: integer('exclude_branches_ids').array().notNull().default([]),
    modifiers: jsonb('modifiers').$type<Product['modifiers']>().notNull().default([]),
    sizes: jsonb('sizes').$type<Product['sizes']>().notNull().default([]),
    isDrink: boolean('is_drink').notNull().default(false),
    sodiumMg: integer('sodium_mg'),
    caffeineMg: integer('caffeine_mg'),
    caffeinePer: text('caffeine_per').$type<Product['caffeinePer']>(),
    /** null: not stated; empty: none */
    allergens: text('allergens').array().$type<Allergen[]>(),
    /** null: sold whenever a branch is open */
    schedule: jsonb('schedule').$type<SaleHours>(),
    snoozedUntil: timestamp('snoozed_until', { withTimezone: true, mode: 'date' }),
    snoozeReason: text('snooze_reason'),
    snoozedAt: timestamp('snoozed_at', { withTimezone: true, mode: 'date' }),
    /** earliest snooze end of its modifiers' options as ISO text, derived from them */
    optionsWakeAt: text('options_wake_at').generatedAlwaysAs(sql`earliest_snooze_end("modifiers")`),
    rowVersion: integer('row_version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
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
      columns: [table.accountId, table.categoryId],
      foreignColumns: [category.accountId, category.id],
    }),
    uniqueIndex('product_sku')
      .on(table.accountId, table.serviceProviderId, table.sku)
      .where(sql`${table.deletedAt} is null`),
    index('product_in_order')
      .on(table.accountId, table.serviceProviderId, table.index, table.id)
      .where(sql`${table.deletedAt} is null`),
    // Orders refer to products by SKU. Not unique, because a copied product keeps its SKU.
    index('product_of_sku')
      .on(table.accountId, table.serviceProviderId, table.sku)
      .where(sql`${table.deletedAt} is null`),
    index('product_to_wake')
      .on(table.snoozedUntil)
      .where(sql`${table.snoozedUntil} is not null and ${table.deletedAt} is null`),
    index('product_options_to_wake')
      .on(table.optionsWakeAt)
      .where(sql`${table.optionsWakeAt} is not null`),
    check('product_index_positive', sql`${table.index} >= 1`),
    check('product_snooze_is_hidden', sql`not ${table.isVisible} or ${table.snoozedUntil} is null`),
  ],
)
